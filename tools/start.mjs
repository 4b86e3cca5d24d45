import { runPinned } from './install.mjs';

await runPinned('src/start.ts', process.argv.slice(2));
