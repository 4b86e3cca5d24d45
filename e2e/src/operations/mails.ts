import { expect } from 'playwright/test';
import { expectState } from '../classMoves.ts';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { soon } from '../live.ts';
import { expectScreen, notice } from '../screens.ts';
import type { OperationsDay } from './OperationsDay.ts';

const subjectOf = ({ booking }: OperationsDay): string => `Your booking ${booking.reference} is on hold`;

/** What the mail server has for an address. */
const mailbox = (day: OperationsDay, { email }: OperationsDay['booker']) =>
  day.mailServer.received
    .filter(({ recipients, mail }) => recipients.includes(email) && mail.subject === subjectOf(day))
    .map(({ mail }) => mail.text?.trim());

/** The row of a recipient. */
const rowOf = ({ actor }: OperationsDay, { email }: OperationsDay['booker']) =>
  main(actor).getByRole('table', { name: 'Recipients' }).getByRole('row').filter({ hasText: email });

/** Finds the mail by its recipient: the booker has it, the biller's address was refused (ADM-09). */
export async function seeMail(day: OperationsDay): Promise<void> {
  const { actor, booker, biller, booking } = day;
  const { page } = actor;
  const text = `We look for new dates of booking ${booking.reference}`;
  await expect.poll(() => mailbox(day, booker), soon).toEqual([expect.stringContaining(text)]);
  await enter(actor, 'Email logs');
  await expectScreen(page, 'Email logs');
  await actor.type(main(actor).getByRole('searchbox'), booker.email);
  await expect(page).toHaveURL(/\/email-log\?recipient=/);
  const row = main(actor)
    .getByRole('table', { name: 'Email logs' })
    .getByRole('row')
    .filter({ hasText: subjectOf(day) });
  await expect(row).toContainText('Partly sent', soon);
  await expect(row.getByRole('link', { name: booking.reference, exact: true })).toBeVisible();
  await checkScreen(day);
  await actor.press(row.getByRole('link', { name: subjectOf(day) }));
  await expectScreen(page, subjectOf(day));
  await expectState(page, 'Partly sent');
  await expect(rowOf(day, booker)).toContainText('Sent');
  await expect(rowOf(day, biller)).toContainText('5.1.1 No such user here');
  const frame = main(actor).frameLocator('iframe[title="The email as it was sent"]');
  await expect(frame.locator('body')).toContainText(text);
  await checkScreen(day);
  expect(mailbox(day, biller)).toEqual([]);
}

/** The biller's mailbox exists now. Its address is released with a reason, and the mail is tried again. */
export async function releaseAddress(day: OperationsDay): Promise<void> {
  const { actor, booker, biller, mailServer } = day;
  const { page } = actor;
  mailServer.onRecipient = () => 'take';
  const held = main(actor).getByRole('region', { name: 'Undeliverable addresses' });
  await actor.press(held.getByRole('button', { name: `Release ${biller.email}` }));
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Reason/ }), 'They have a new mailbox.');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Release address' }));
  await expect(notice(page, `Mail goes to ${biller.email} again.`)).toBeVisible();
  await actor.choose(main(actor).getByRole('button', { name: 'More actions' }), 'Try again');
  await expect.poll(() => mailbox(day, biller).length, soon).toBe(1);
  await expectState(page, 'Sent');
  // The booker has it already.
  expect(mailbox(day, booker)).toHaveLength(1);
}

/** Resends the email to a third address (ADM-09). */
export async function resendEmail(day: OperationsDay): Promise<void> {
  const { actor, booker } = day;
  const other = { ...booker, email: booker.email.replace('nadia', 'reception') };
  await actor.press(main(actor).getByRole('button', { name: 'Resend Email' }));
  const add = dialog(actor).getByRole('button', { name: 'Add' });
  await expect(add).toBeDisabled();
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Email/ }), other.email);
  await actor.press(add);
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Send', exact: true }));
  await expect(notice(actor.page, 'Email is resent.')).toBeVisible();
  await expect.poll(() => mailbox(day, other).length, soon).toBe(1);
  await expect(main(actor).getByRole('table', { name: 'Also sent' })).toContainText(other.email);
}
