import type { Page } from 'playwright';
import { saleSignals } from '../src/admin.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen, watchOperation } from '../src/screens.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Sale signals' });
/** The descriptions in the list. Each is a link to its signal. */
const descriptions = (page: Page) => table(page).locator('tbody td:nth-child(2)');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test('ADM-03 the sale signals are listed newest first in eight columns, with page sizes from 50 to 500', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const rows = await saleSignals(server.url, await token('admin'));
  const asked = watchOperation(page, 'SaleSignalListPageQuery');
  await signIn('admin', '/sale-signal');
  await expectScreen(page, 'Sale signals');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    '',
    'Description',
    'Contact',
    'Intent',
    'Priority',
    'Confidence score',
    'Status',
    'Created',
    'Assigned',
  ]);
  await expect(descriptions(page)).toHaveText(rows.slice(0, 50).map(({ description }) => description));
  expect(asked[0]).toMatchObject({ first: 50, order: [{ createdAt: 'DESC' }] });
  const assigned = rows.slice(0, 50).findIndex(({ assignedTo }) => assignedTo);
  const row = table(page).locator('tbody tr').nth(assigned);
  const sample = rows[assigned];
  for (const words of [
    sample?.contact.fullName,
    sample?.assignedTo?.person.fullName,
    `${Math.round((sample?.confidenceScore ?? 0) * 100)}%`,
    'New',
    shortDate(sample?.createdAt ?? ''),
  ])
    await expect(row).toContainText(words ?? '');
  const cut = await descriptions(page)
    .first()
    .evaluate((cell) => getComputedStyle(cell).textOverflow);
  expect(cut).toBe('ellipsis');

  await expect(pages(page).getByRole('option')).toHaveText(['50', '100', '250', '500']);
  await expect(pages(page)).toContainText(`1–50 of ${rows.length}`);
  await pages(page).getByLabel('Rows per page').selectOption('250');
  await expect(page).toHaveURL('/sale-signal?size=250');
  await expect(descriptions(page)).toHaveCount(Math.min(250, rows.length));
  await expectNoAxeFindings(page);
});

test('ADM-03 signals can be filtered by several intents and priorities and by account manager; the URL keeps the filters', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const rows = await saleSignals(server.url, await token('admin'));
  await signIn('admin', '/sale-signal');
  await expectScreen(page, 'Sale signals');
  await page.getByRole('button', { name: /^Intent Any/ }).click();
  for (const name of ['Expansion opportunity', 'Referral']) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Priority Any/ }).click();
  for (const name of ['High', 'Medium']) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Assigned to Any/ }).click();
  await page.getByRole('combobox', { name: 'Search assigned to' }).fill('ellery');
  await page.getByRole('option', { name: 'Tom Ellery' }).click();
  await expect(page).toHaveURL(
    /\/sale-signal\?intent=expansion_opportunity&intent=referral&priority=high&priority=medium&assignedTo=[0-9A-Z]{26}$/,
  );
  const own = rows.filter(
    ({ intentType, priority, assignedTo }) =>
      ['expansion_opportunity', 'referral'].includes(intentType) &&
      priority !== 'low' &&
      assignedTo?.person.fullName === 'Tom Ellery',
  );
  expect(own.length).toBeGreaterThan(0);
  await expect(descriptions(page)).toHaveText(own.slice(0, 50).map(({ description }) => description));
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toHaveText(`${own.length} of ${rows.length}`);
  const chips = page.getByRole('list', { name: 'Active filters' });
  for (const words of ['Expansion opportunity, Referral', 'High, Medium', 'Tom Ellery'])
    await expect(chips).toContainText(words);
  await page.reload();
  await expect(chips).toContainText('Tom Ellery');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/sale-signal');

  await table(page).getByRole('button', { name: 'Priority' }).press('Enter');
  await expect(page).toHaveURL('/sale-signal?order=-priority');
  await expect(table(page).locator('tbody tr').first()).toContainText('High');
  await table(page).getByRole('button', { name: 'Assigned' }).press('Enter');
  await expect(table(page).locator('tbody tr').first()).toContainText('Daniel Osei');
});

test('ADM-04 a signal has the cards description, overview and sources; an empty value shows a dash', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const rows = await saleSignals(server.url, await token('admin'));
  const whole = rows.find(({ tags, sources }) => tags.length > 0 && sources.length > 1);
  await signIn('admin', pathOf(whole?.id ?? '', '/sale-signal'));
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Description')).toContainText(whole?.description ?? 'no description');
  for (const words of [
    `Confidence score${Math.round((whole?.confidenceScore ?? 0) * 100)}%`,
    'StatusNew',
    `Created (UTC)${shortDate(whole?.createdAt ?? '')} ${whole?.createdAt.slice(11, 16)}`,
    ...(whole?.tags ?? []),
  ])
    await expect(card('Overview')).toContainText(words);
  const asked = whole?.feedback?.answer.questionaire.questionList ?? [];
  for (const { text, question_id } of whole?.sources ?? []) {
    const question = asked.find(({ questionId }) => questionId === question_id);
    await expect(card('Sources')).toContainText(text);
    await expect(card('Sources')).toContainText(question?.headings[0] ?? `Question ${question_id ?? '–'}`);
  }
  await expectNoAxeFindings(page);

  const untagged = rows.find(({ tags }) => tags.length === 0);
  await page.goto(pathOf(untagged?.id ?? '', '/sale-signal'));
  await expect(card('Overview')).toContainText('Tags–');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Sale signals' }).click();
  await expectScreen(page, 'Sale signals');
});
