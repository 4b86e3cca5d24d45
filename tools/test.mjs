import { runPinned } from './install.mjs';

await runPinned('src/test/main.ts', process.argv.slice(2));
