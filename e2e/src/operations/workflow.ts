import { expect } from 'playwright/test';
import { expectState } from '../classMoves.ts';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { soon } from '../live.ts';
import { pathOf } from '../pathOf.ts';
import { expectScreen, go, notice } from '../screens.ts';
import { nameOf, type OperationsDay } from './OperationsDay.ts';

/** Makes a workflow that mails the booker and the biller of a booking which waits for its class, and switches it on (ADM-05). */
export async function makeWorkflow(day: OperationsDay): Promise<void> {
  const { actor } = day;
  const { page } = actor;
  const combobox = (name: RegExp | string) => main(actor).getByRole('combobox', { name });
  await enter(actor, 'Workflows');
  await expectScreen(page, 'Workflows');
  await actor.press(main(actor).getByRole('link', { name: 'New workflow' }));
  await expectScreen(page, 'New workflow');
  await actor.type(main(actor).getByRole('textbox', { name: /^Name/ }), nameOf(day));
  await actor.type(main(actor).getByRole('textbox', { name: /^Interval/ }), 'P1D');
  await actor.select(combobox(/^Before or after/), 'After');
  await actor.select(combobox(/^Moment/), 'the booking is made');
  await actor.press(main(actor).getByRole('button', { name: 'Add a clause' }));
  await actor.select(combobox('Value of clause 1'), 'On hold');
  await expect(main(actor)).toContainText('It runs when: Status is On hold.');
  await actor.select(combobox(/^Action/), 'Send an email template');
  await actor.select(combobox(/^Template/), nameOf(day));
  await actor.pick(combobox(/^Recipients/), 'Booker', 'Booker');
  await actor.pick(combobox(/^Recipients/), 'Biller', 'Biller');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Create workflow' }));
  await expectScreen(page, nameOf(day));
  await actor.press(main(actor).getByRole('button', { name: 'Switch on' }));
  await expect(dialog(actor)).toContainText(/\d+ jobs? will be made/);
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Switch on' }));
  await expect(dialog(actor)).toHaveCount(0);
  await expect(rowOf(day)).toContainText('Scheduled', soon);
}

/** The job of the day's booking. */
const rowOf = ({ actor, booking }: OperationsDay) =>
  main(actor).getByRole('table', { name: 'Scheduled jobs' }).getByRole('row').filter({ hasText: booking.reference });

/** Runs the job by hand, and waits until it has ended so (ADM-06). */
async function runJob(day: OperationsDay, end: string): Promise<void> {
  const { actor, booking } = day;
  await actor.press(rowOf(day).getByRole('button', { name: `Run now ${booking.reference}` }));
  await actor.press(dialog(actor).getByRole('button', { name: 'Run now' }));
  await expect(dialog(actor)).toHaveCount(0);
  // The table asks again every 3 seconds.
  await expect(rowOf(day)).toContainText(end, soon);
}

/** The booking does not wait yet, so the job sends nothing and says why. */
export async function runTooEarly(day: OperationsDay): Promise<void> {
  await runJob(day, 'Skipped');
  await checkScreen(day);
}

/** Postpones the class. Its booking is put on hold. */
export async function postponeClass(day: OperationsDay): Promise<void> {
  const { actor, booking, sold } = day;
  const { page } = actor;
  await go(page, pathOf(sold.id, '/training-class'));
  await expectScreen(page, sold.title);
  await actor.choose(main(actor).getByRole('button', { name: 'More actions' }), 'Postpone');
  await expect(dialog(actor).getByRole('list', { name: 'Bookings' })).toContainText(booking.reference);
  const reason = dialog(actor).getByRole('textbox', { name: /^Reason/ });
  if (await reason.isVisible()) await actor.type(reason, 'The trainer is ill.');
  await actor.press(dialog(actor).getByRole('button', { name: 'Postpone', exact: true }));
  await expect(notice(page, `${sold.reference} is postponed.`)).toBeVisible();
  await expectState(page, 'Postponed');
}

/** The booking waits now, so the job sends the mail. */
export async function runAgain(day: OperationsDay): Promise<void> {
  const { actor } = day;
  await enter(actor, 'Workflows');
  await actor.press(main(actor).getByRole('link', { name: nameOf(day) }));
  await expectScreen(actor.page, nameOf(day));
  await runJob(day, 'Completed');
  await checkScreen(day);
}
