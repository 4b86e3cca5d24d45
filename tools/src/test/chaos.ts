import { ensurePostgres } from './installed.ts';
import { runStage } from './stage.ts';
import { runVitest } from './vitestStage.ts';

/** `npm run chaos`: all kills and hostile inputs, of which `npm test` runs a sample. The last line is `N passed, N failed`. */
const { passed, failed } = await runStage({
  name: 'chaos',
  run: async () => {
    await ensurePostgres();
    return runVitest(['apps/api/src/chaos'], { CHAOS: 'all' });
  },
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
