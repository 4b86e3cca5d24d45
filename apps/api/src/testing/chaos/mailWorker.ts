import { Outbox, smtpMailer } from '@console/admin-api';
import { WorkLoop } from '@console/api-kit';
import { type DatabaseLocation, openDatabase } from '@console/api-kit/database';
import '../../schema.ts';

/** A process that sends mail until it is killed. It prints a line when it sends one, and one when none waits. */
const location: DatabaseLocation = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase(location);
const report = (error: unknown) => process.stderr.write(`${error}\n`);
const mailer = smtpMailer({ url: process.argv[3] ?? '', from: 'office@training.example' });
const outbox = new Outbox({ database, mailer, home: 'https://console.example', onError: report, leaseMs: 1_000 });
let sending = 0;
const source = {
  async take() {
    const send = await outbox.take();
    if (!send) return null;
    return (signal: AbortSignal) => {
      sending += 1;
      process.stdout.write('send\n');
      return send(signal).finally(() => {
        sending -= 1;
      });
    };
  },
  async untilDueMs() {
    const isIdle = sending === 0;
    const due = await outbox.untilDueMs();
    if (due === null && isIdle) process.stdout.write('empty\n');
    return due;
  },
};
new WorkLoop({ sources: [source], onError: report, longestPauseMs: 100 }).start();
// The database keeps no process alive by itself.
setInterval(() => {}, 60_000);
