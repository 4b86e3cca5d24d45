import { parseArgs } from 'node:util';
import { seed as core } from '@console/core-api';
import { DEMO_BOOKINGS, isEmpty, seedDatabase } from '../seed.ts';
import { CommandProblem, parsed, runCommand } from './runCommand.ts';

/** `npm run seed -- --bookings N`: fills the environment's empty database with demo data of that size. */
const bookings = parsed(() => {
  const { values } = parseArgs({ options: { bookings: { type: 'string', default: String(DEMO_BOOKINGS) } } });
  const number = Number(values.bookings.replaceAll(/[_,]/g, ''));
  if (!Number.isInteger(number) || number < 1 || number > 10_000_000) {
    throw new Error('--bookings must be a whole number from 1 to 10,000,000.');
  }
  return number;
});

await runCommand(async (database) => {
  if (!(await isEmpty(database))) {
    throw new CommandProblem('The database already holds data; the seed fills empty databases only.');
  }
  const started = performance.now();
  const show = (written: number, indexesLeft?: number) => {
    const left = indexesLeft === undefined ? '' : `; ${indexesLeft} indexes to make `;
    if (process.stdout.isTTY) process.stdout.write(`\r${count(written)} of ${count(bookings)} bookings${left}`);
  };
  await seedDatabase(database, { bookings, now: new Date(), onProgress: show });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${process.stdout.isTTY ? '\r' : ''}Created ${count(bookings)} bookings with their records in ${seconds} s.\n`,
  );
  for (const { email, access } of core.demoAccounts) process.stdout.write(`  ${email}: ${access}\n`);
  process.stdout.write(`The password of them all is ${core.demoPassword}.\n`);
});

function count(number: number): string {
  return number.toLocaleString('en-GB');
}
