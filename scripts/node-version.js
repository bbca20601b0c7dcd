/**
 * Refuses a Node that is too old, in words, before anything else can fail in other words. Import it first.
 * It asks for the same version as "engines" in package.json; it does not read it there, so that it works on any Node
 * that knows modules.
 */
const WANTED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(
    `Derslik needs Node ${WANTED.join('.')} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org/en/download and run the command again.',
  );
  process.exit(1);
}
