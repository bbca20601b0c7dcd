import './node-version.js';
import { buildSite } from './build.js';
import { command, parsePort } from './command.js';
import { TO_BUILD } from './needs.js';
import { inRoot } from './paths.js';
import { provision } from './provision.js';

const DEFAULT_PORT = 4173;

const USAGE = `npm start [-- [--port N] [--no-install]]

Installs what is missing (Emscripten, Eigen, npm packages), builds the site and serves it at port N, ${DEFAULT_PORT} if not
given, or the next free one. What is up to date is not built again.

  --no-install   install nothing: print what would have to be run, and stop`;

await command(USAGE, { port: { type: 'string' }, 'no-install': { type: 'boolean' } }, async (options) => {
  const port = parsePort(options.port, DEFAULT_PORT);
  await provision(TO_BUILD, { install: !options['no-install'] });
  await buildSite();

  // Only now: it needs an npm package.
  const { serve } = await import('./serve.js');
  const site = await serve({ directory: inRoot('dist'), port });
  if (port !== 0 && site.port !== port)
    console.log(`Port ${port} is taken; the next free one is ${site.port}.`);
  console.log(`\n  ${site.url}\n\nCtrl-C stops it.`);

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, async () => {
      await site.close();
      console.log('\nStopped.');
    });
  }
});
