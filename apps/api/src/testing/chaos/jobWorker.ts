import { WorkLoop, type WorkSource } from '@console/api-kit';
import { type DatabaseLocation, openDatabase } from '@console/api-kit/database';
// Implements the types that the jobs write.
import '@console/core-api';
import { gate, newJobQueue } from '@console/core-api/testing';

/**
 * A process that runs the jobs of tests until it is killed. It prints a line when it is ready, one in each step, and one when no
 * job is left.
 */
const location: DatabaseLocation = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase(location);
gate.before = async () => {
  process.stdout.write('step\n');
  await new Promise((resolve) => setTimeout(resolve, 5));
};
const { queue } = newJobQueue(database, { lease: 300, beat: 50, retry: 10 });
const report = (error: unknown) => process.stderr.write(`${error}\n`);
// While a step of the only user runs, nothing is to be taken, although jobs are left.
let running = 0;
const source: WorkSource = {
  async take() {
    const step = await queue.take();
    if (!step) return null;
    return (signal) => {
      running += 1;
      return step(signal).finally(() => {
        running -= 1;
      });
    };
  },
  async untilDueMs() {
    const isIdle = running === 0;
    const due = await queue.untilDueMs();
    if (due === null && isIdle) process.stdout.write('empty\n');
    return due;
  },
};
new WorkLoop({ sources: [source], onError: report, longestPauseMs: 100 }).start();
process.stdout.write('ready\n');
// The database keeps no process alive by itself.
setInterval(() => {}, 60_000);
