import { ensurePostgres } from './installed.ts';
import { ProgressLine } from './ProgressLine.ts';
import { PartTimes } from './partTimes.ts';
import { failureList, type Report, runStage } from './stage.ts';
import { runVitest } from './vitestStage.ts';

/** `npm run chaos`: all kills and hostile inputs, of which `npm test` runs a sample. The last line is `N passed, N failed`. */
const stage = {
  name: 'chaos',
  run: async (report: Report) => {
    await ensurePostgres();
    return runVitest(['apps/api/src/chaos'], report, { CHAOS: 'all', TZ: 'Pacific/Auckland' });
  },
};
const { passed, failures } = await runStage(stage, new ProgressLine(), new PartTimes({}));
if (failures.length > 0) console.log(`\n${failureList(failures)}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
