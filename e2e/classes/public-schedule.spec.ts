import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { newDraft } from '../src/sales.ts';
import { box, dialog, expectScreen, notice } from '../src/screens.ts';

interface Found {
  courses: { edges: { node: { reference: string; publishedCourseVersion: { durationDays: number } } }[] };
  brands: { edges: { node: { name: string } }[] };
}

test('CLS-15 a public schedule is created, sells seats to a booking, and is listed with the seats that are left', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const draft = await newDraft(server.url, manager, 'Seats of a new schedule');
  const { courses, brands } = await ask<Found>(
    server.url,
    manager,
    `{ courses(first: 100, exists: [{ publishedCourseVersion: true }]) {
         edges { node { reference publishedCourseVersion { durationDays } } } }
       brands { edges { node { name } } } }`,
  );
  const course = nodes(courses).find(({ publishedCourseVersion }) => publishedCourseVersion.durationDays === 1);
  const [brand] = nodes(brands);
  if (!course || !brand) throw new Error('The demo data has no published course of one day, or no brand.');
  const day = new Date(Date.now() + 420 * 86_400_000).toISOString().slice(0, 10);

  await signIn('manager', '/public-schedule');
  await expectScreen(page, 'Public schedules');
  await page.getByRole('link', { name: 'New public schedule' }).click();
  await expectScreen(page, 'New public schedule');
  await page.getByRole('combobox', { name: /^Course/ }).fill(course.reference);
  await page.getByRole('option', { name: new RegExp(course.reference) }).click();
  await expect(box(page, /^Title/)).not.toHaveValue('');
  await box(page, /^Title/).fill('Open to everybody');
  await page.getByRole('combobox', { name: /^Brand/ }).fill(brand.name);
  await page.getByRole('option', { name: brand.name }).click();
  await box(page, /^Places/).fill('6');
  await page.getByRole('combobox', { name: /^Delivery format/ }).selectOption('Virtual');
  await page.getByRole('combobox', { name: /^Delivery platform/ }).selectOption('Zoom');
  await page.getByRole('combobox', { name: /^Date/ }).fill(day);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Create public schedule' }).click();
  await expect(notice(page, 'Public Schedule saved successfully.')).toBeVisible();

  await expectScreen(page, 'Open to everybody');
  await expect(page.getByText('No bookings yet.')).toBeVisible();
  await expectNoAxeFindings(page);
  const schedule = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Sell seats' }).click();
  await dialog(page)
    .getByRole('combobox', { name: /^Booking/ })
    .fill(draft.reference);
  await page.getByRole('option', { name: new RegExp(draft.reference) }).click();
  await dialog(page).getByRole('button', { name: 'Choose seats' }).click();
  await expectScreen(page, 'Add public course');
  await expect(page.getByRole('button', { name: /^Chosen TC-/ })).toBeVisible();
  await box(page, /^Seats/).fill('2');
  await box(page, /^Unit price/).fill('495');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page).toHaveURL(pathOf(draft.id, '/booking'));

  await page.getByRole('link', { name: 'view public schedule' }).click();
  await expect(page).toHaveURL(schedule);
  await expect(page.getByRole('table', { name: 'Bookings of the schedule' })).toContainText(draft.reference);
  await expect(page.getByText('2 of 6').first()).toBeVisible();
  await page.goto('/public-schedule?q=Open+to+everybody');
  const row = page.getByRole('row').filter({ hasText: 'Open to everybody' });
  await expect(row).toContainText('Provisional');
  await expect(row.getByRole('cell', { name: '4', exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
});
