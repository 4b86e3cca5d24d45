import { runPinned } from './install.mjs';

const commands = {
  dev: 'src/dev/main.ts',
  seed: '../apps/api/src/commands/seed.ts',
  bench: 'src/bench/main.ts',
  chaos: 'src/test/chaos.ts',
  release: ['src/release/main.ts', 'release'],
  rollback: ['src/release/main.ts', 'rollback'],
  releases: ['src/release/main.ts', 'releases'],
  new: 'src/new/main.ts',
  'identity-provider': 'src/identityProvider.ts',
  'create-admin': '../apps/api/src/commands/createAdmin.ts',
};

const [name, ...args] = process.argv.slice(2);
if (!(name in commands)) {
  console.error(`Unknown command "${name}": use one of ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
const [script, ...first] = [commands[name]].flat();
await runPinned(script, [...first, ...args]);
