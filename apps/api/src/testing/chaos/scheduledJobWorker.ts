import { ScheduledJobs } from '@console/admin-api';
import { WorkLoop } from '@console/api-kit';
import { type DatabaseLocation, openDatabase } from '@console/api-kit/database';
import '../../schema.ts';

/** A process that runs scheduled jobs until it is killed. It prints a line when it runs one, and one when none is left. */
const location: DatabaseLocation = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase(location);
const report = (error: unknown) => process.stderr.write(`${error}\n`);
const jobs = new ScheduledJobs({ database, clock: () => new Date(), onError: report, leaseMs: 300, retryMs: 10 });
let running = 0;
const source = {
  async take() {
    const run = await jobs.take();
    if (!run) return null;
    return (signal: AbortSignal) => {
      running += 1;
      process.stdout.write('run\n');
      return run(signal).finally(() => {
        running -= 1;
      });
    };
  },
  async untilDueMs() {
    const isIdle = running === 0;
    const due = await jobs.untilDueMs();
    if (due === null && isIdle) process.stdout.write('empty\n');
    return due;
  },
};
new WorkLoop({ sources: [source], onError: report, longestPauseMs: 100 }).start();
// The database keeps no process alive by itself.
setInterval(() => {}, 60_000);
