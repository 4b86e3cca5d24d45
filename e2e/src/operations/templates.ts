import { join } from 'node:path';
import { expect } from 'playwright/test';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { soon } from '../live.ts';
import { expectScreen, notice } from '../screens.ts';
import { nameOf, type OperationsDay } from './OperationsDay.ts';

const region = ({ actor }: OperationsDay, name: string | RegExp) => main(actor).getByRole('region', { name });

/** The words of the mail in the frame of the preview. */
const mailOf = ({ actor }: OperationsDay) =>
  main(actor).frameLocator('iframe[title="The mail"]:not([aria-hidden])').locator('body');

/** Writes an HTML template. Its variables come from the list beside it. The preview follows (ADM-08). */
export async function writeTemplate(day: OperationsDay): Promise<void> {
  const { actor } = day;
  const { page } = actor;
  await enter(actor, 'Email templates');
  await expectScreen(page, 'Email templates');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('link', { name: 'New template' }));
  await expectScreen(page, 'New email template');
  await actor.type(main(actor).getByRole('textbox', { name: /^Name/ }), nameOf(day));
  await actor.select(main(actor).getByRole('combobox', { name: /^Type/ }), 'HTML');
  await actor.type(main(actor).getByRole('textbox', { name: /^Subject/ }), 'Your booking {{ reference }} is on hold');
  await actor.type(main(actor).getByRole('textbox', { name: /^Body/ }), 'We look for new dates of booking ');
  await actor.press(region(day, 'Variables').getByRole('button', { name: 'Insert reference', exact: true }));
  await expect(region(day, 'Preview')).toContainText('Your booking BK-10482 is on hold');
  await expect(mailOf(day)).toContainText('We look for new dates of booking BK-10482');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Create template' }));
  await expect(notice(page, 'Saved successfully.')).toBeVisible();
  await expectScreen(page, nameOf(day));
}

/** Fills it in with the day's booking, and keeps its values (ADM-08). */
export async function previewTemplate(day: OperationsDay): Promise<void> {
  const { actor, booking } = day;
  const { page } = actor;
  const record = main(actor).getByRole('combobox', { name: /^Filled in with/ });
  await actor.pick(record, booking.reference, booking.reference);
  await expect(mailOf(day)).toContainText(`We look for new dates of booking ${booking.reference}`);
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Show its values' }));
  await expectScreen(page, `Values of ${booking.reference}`);
  await expect(region(day, 'Variables')).toContainText(`The name of the customer: ${day.company}`);
  await checkScreen(day);
  await actor.press(main(actor).getByRole('link', { name: nameOf(day) }));
  await expectScreen(page, nameOf(day));
}

/** Sends a test to one address, and reads it in the mailbox. */
export async function testTemplate(day: OperationsDay): Promise<void> {
  const { actor, company, mailServer } = day;
  const to = `desk@${company.toLowerCase().replaceAll(' ', '-')}.example`;
  await actor.press(main(actor).getByRole('button', { name: 'Send a test' }));
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Email/ }), to);
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: 'Send test' }));
  await expect(notice(actor.page, 'The test email is on its way.')).toBeVisible();
  const subjects = () =>
    mailServer.received.filter(({ recipients }) => recipients.includes(to)).map(({ mail }) => mail.subject);
  await expect.poll(subjects, soon).toEqual(['Test: Your booking BK-10482 is on hold']);
}

/** Changes a template of blocks: a variable is written into its heading. It gets another version (ADM-08). */
export async function changeBlocks(day: OperationsDay): Promise<void> {
  const { actor } = day;
  const { page } = actor;
  await enter(actor, 'Email templates');
  await actor.press(main(actor).getByRole('link', { name: 'Feedback request' }));
  await expectScreen(page, 'Feedback request');
  // Another day of operations may have changed the same template.
  const versions = await region(day, 'Versions').getByText(subjectOfVersion).count();
  await actor.press(main(actor).getByRole('link', { name: 'Edit template' }));
  await expectScreen(page, 'Feedback request');
  await actor.type(region(day, 'Row 1').getByRole('textbox', { name: 'Heading' }), 'How was it in ');
  await actor.press(region(day, 'Variables').getByRole('button', { name: 'Insert city', exact: true }));
  await expect(mailOf(day)).toContainText('How was it in Leeds');
  await addPicture(day);
  await checkScreen(day);
  await actor.press(main(actor).getByRole('button', { name: 'Save template' }));
  await expect(notice(page, 'Saved successfully.').last()).toBeVisible();
  await expect(region(day, 'Versions')).toContainText(`${versions + 1}. How was {{ title }}?`);
}

/** Such as '2. How was {{ title }}?' */
const subjectOfVersion = /^\d+\. /;

/** A large picture from the computer is made smaller, and stands in the mail. */
async function addPicture(day: OperationsDay): Promise<void> {
  const { actor } = day;
  const rows = await region(day, /^Row \d+$/).count();
  await actor.choose(main(actor).getByRole('button', { name: 'Add a row' }), 'Image');
  const chooser = actor.page.waitForEvent('filechooser');
  await actor.press(region(day, `Row ${rows + 1}`).getByRole('button', { name: 'Choose a picture' }));
  await (await chooser).setFiles(join(import.meta.dirname, '../../../docs/images/classes-light.png'));
  await expect(mailOf(day).locator('img[src^="data:image/jpeg"]').last()).toBeVisible();
}

/** Looks at the values with which templates are tried (ADM-08). */
export async function seeSampleData(day: OperationsDay): Promise<void> {
  const { actor } = day;
  await enter(actor, 'Email templates');
  await actor.press(main(actor).getByRole('link', { name: 'Sample data' }));
  await expectScreen(actor.page, 'Sample data');
  await actor.select(main(actor).getByRole('combobox', { name: 'About' }), 'Class');
  await expect(region(day, 'Variables')).toContainText('The title of the course: Leadership Essentials');
  await expect(region(day, 'Values')).toContainText('"title": "Leadership Essentials"');
  await checkScreen(day);
}
