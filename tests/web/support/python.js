import { spawnSync } from 'node:child_process';

/** NumPy's AVX-512 functions differ in the last bit from the C library's, which the engine follows. */
const NPY_DISABLE_CPU_FEATURES = 'AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL';

/**
 * Runs a program as a learner would who has copied it.
 * @param {string} program
 */
export function runPython(program) {
  const { stdout, stderr, status } = spawnSync('/usr/bin/python3', ['-'], {
    input: program,
    encoding: 'utf8',
    env: { ...process.env, NPY_DISABLE_CPU_FEATURES },
  });
  return { stdout, stderr, status };
}
