import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { dialog, expectScreen, notice } from '../src/screens.ts';

/** A weekday of a week in about a year, as people type it. No class of the demo data is so far in the future. */
function farDay(weekday: number): string {
  const day = new Date(Date.now() + 364 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + weekday);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}

test('CLS-11 a trainer’s unavailable days are recorded, and are a clash while a class is created for them', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const text = `{ trainerCourses(last: 1) { edges { node {
    trainer { id contact { fullName } } course { id } } } } }`;
  type Taught = { trainer: { id: string; contact: { fullName: string } }; course: { id: string } };
  const { trainerCourses } = await ask<{ trainerCourses: { edges: { node: Taught }[] } }>(
    server.url,
    await token('manager'),
    text,
  );
  const [taught] = nodes(trainerCourses);
  if (!taught) throw new Error('Nobody teaches a course.');
  const { trainer, course } = taught;
  const { fullName } = trainer.contact;

  await signIn('manager', `/trainer/${trainer.id.split('/')[1]}`);
  await expectScreen(page, fullName);
  const card = page.getByRole('region', { name: /^Unavailable/ });
  await card.getByRole('button', { name: 'Add days' }).click();
  await dialog(page).getByRole('combobox', { name: /^From/ }).fill(farDay(0));
  await dialog(page).getByRole('combobox', { name: /^To/ }).fill(farDay(4));
  await dialog(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Sabbatical');
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'Add days' }).click();
  await expect(notice(page, 'Saved successfully.')).toBeVisible();
  await expect(card).toContainText('Sabbatical');

  // The stars of the first course are changed in place, by keyboard.
  const row = page
    .getByRole('region', { name: /^Courses/ })
    .getByRole('article')
    .first();
  await row.getByRole('button', { name: /^Edit / }).press('Enter');
  await row.getByRole('radio', { name: '5 stars' }).first().focus();
  await page.keyboard.press('Space');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('img', { name: 'Internal competency: 5 of 5' })).toBeVisible();

  const query = new URLSearchParams({ trainer: trainer.id, course: course.id });
  await page.goto(`/training-class/create?${query}`);
  await expectScreen(page, 'New class');
  const main = page.getByRole('main');
  await main
    .getByRole('group', { name: 'Day 1', exact: true })
    .getByRole('combobox', { name: /^Date/ })
    .fill(farDay(1));
  await page.keyboard.press('Tab');
  await expect(main.getByText(`${fullName} is unavailable from`)).toBeVisible();
  await expectNoAxeFindings(page);
});

test('CLS-11 a status with which a trainer can no longer teach asks first, by keyboard; the dialog of unavailable days names the classes', async ({
  page,
  signIn,
  server,
  token,
}) => {
  interface Found {
    readonly id: string;
    readonly contact: { readonly fullName: string };
    readonly classesToTeach: readonly {
      readonly reference: string;
      readonly startsAt: string;
      readonly status: string;
    }[];
  }
  const { trainers } = await ask<{ trainers: { edges: { node: Found }[] } }>(
    server.url,
    await token('manager'),
    `{ trainers(first: 100, status: active) { edges { node {
      id contact { fullName } classesToTeach { reference startsAt status } } } } }`,
  );
  const teaching = nodes(trainers).flatMap(({ id, contact, classesToTeach }) => {
    const next = classesToTeach.find(({ status }) => status !== 'postponed');
    return next ? [{ id, ...contact, next }] : [];
  });
  const [chosen] = teaching;
  if (!chosen) throw new Error('No trainer has a class to teach.');
  const { id, fullName, next } = chosen;

  await signIn('manager', `/trainer?q=${encodeURIComponent(fullName)}`);
  await expectScreen(page, 'Trainers');
  const status = page.getByRole('button', { name: `Status of ${fullName}: ` }).first();
  const question = dialog(page).getByRole('heading', { name: `Mark ${fullName} as retired?` });
  const choose = async (label: string) => {
    await status.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: label, exact: true }).click();
  };
  await choose('Retired');
  await expect(question).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: next.reference })).toHaveAttribute('target', '_blank');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('Active');
  await expect(status).toBeFocused();
  await choose('Retired');
  await expect(question).toBeVisible();
  // Only then can it be confirmed.
  await expect(dialog(page).getByRole('link', { name: next.reference })).toBeVisible();
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Moved to Spain.');
  await dialog(page).getByRole('button', { name: 'Mark as retired' }).click();
  await expect(notice(page, 'Trainer saved successfully')).toBeVisible();
  await expect(status).toHaveText('Retired');
  await expect(status).toBeFocused();
  await choose('Active');
  await expect(status).toHaveText('Active');
  // The field shows the choice before it is saved, and leaving the page would end its saving.
  const savedStatus = async () =>
    (
      await ask<{ trainer: { status: string } }>(
        server.url,
        await token('manager'),
        'query ($id: ID!) { trainer(id: $id) { status } }',
        { id },
      )
    ).trainer.status;
  await expect.poll(savedStatus).toBe('active');

  await page.goto(`/trainer/${id.split('/')[1]}`);
  await expectScreen(page, fullName);
  await page.getByRole('button', { name: 'Add days' }).click();
  const day = next.startsAt.slice(0, 10).split('-').reverse().join('/');
  await dialog(page).getByRole('combobox', { name: /^From/ }).fill(day);
  await dialog(page).getByRole('combobox', { name: /^To/ }).fill(day);
  await expect(dialog(page)).toContainText(`${fullName} has 1 class then.`);
  await expect(dialog(page).getByRole('link', { name: next.reference })).toBeVisible();
  await expectNoAxeFindings(page);
});

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('CLS-18 a brand’s colours are changed, with their contrast in both themes, then its logo and the lock date of its seller', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/brand');
  await expectScreen(page, 'Brands');
  await page.getByRole('table', { name: 'Brands' }).getByRole('link').first().click();
  const colours = page.getByRole('region', { name: 'Colours' });
  const primary = page.getByRole('region', { name: 'Primary colour' });
  await expect(primary).toContainText('Dark theme: ');
  await expectNoAxeFindings(page);
  await colours.getByRole('button', { name: 'Edit colours' }).click();
  const typed = colours.getByRole('textbox', { name: /^Primary colour/ });
  const before = await typed.inputValue();
  await typed.fill('#fff3c4');
  await expect(primary).toContainText('Primary colour is hard to see in the light theme.');
  await expectNoAxeFindings(page);
  await typed.fill(before === '#0b7a75' ? '#0b7a76' : '#0b7a75');
  await typed.press('Enter');
  await expect(notice(page, 'Saved successfully.')).toBeVisible();
  const history = page.getByRole('region', { name: 'History', exact: true });
  await history.getByRole('button', { name: 'Show history' }).click();
  await expect(history).toContainText('Primary colour');

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Upload|Replace) logo$/ }).click();
  await (await choosing).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(history).toContainText('PNG, 1 × 1 pixels');
  await expect(page.getByRole('img', { name: /^Logo of / })).toHaveAttribute('width', '1');

  const closed = page.getByRole('region', { name: 'Closed months' });
  await closed.getByRole('button', { name: 'Move the lock date' }).click();
  // Long before any invoice of the demo data.
  await dialog(page)
    .getByRole('combobox', { name: /^Lock date/ })
    .fill('01/02/2003');
  await dialog(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('The old system is closed.');
  await expectNoAxeFindings(page, ['dialog[open]']);
  await dialog(page).getByRole('button', { name: 'Save lock date' }).click();
  await expect(closed).toContainText('Nothing dated before 1 Feb 2003 can be issued, credited, voided or paid.');
  const ofSeller = page.getByRole('region', { name: 'History of the seller' });
  await ofSeller.getByRole('button', { name: 'Show history' }).click();
  await expect(ofSeller).toContainText('Reason: The old system is closed.');
});
