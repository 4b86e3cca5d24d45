import type { Page } from 'playwright';
import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { newFormerDelegate } from '../src/feedback.ts';
import { expect, test } from '../src/fixtures.ts';
import { literal } from '../src/literal.ts';
import { pathOf } from '../src/pathOf.ts';
import { dialog, expectScreen, go, notice, watchOperation } from '../src/screens.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const answer = 'It changed how I lead. The trainer knew our business! We would like the same for our managers.';

test('ADM-11 ADM-12 an administrator records feedback on a class, sets its sentiment, quotes it, and follows a sale signal to a booking', async ({
  page,
  signIn,
  server,
  token,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { name, customer, trainingClass } = await newFormerDelegate(server.url, await token('manager'), 0);
  await signIn('admin', pathOf(trainingClass.id, '/training-class'));
  await expectScreen(page, trainingClass.title);

  await test.step('record it from the class', async () => {
    const panel = region(page, 'Feedback');
    const record = panel.getByRole('button', {
      name: new RegExp(`^Record feedback of ${literal(name)}: Delegate, after the course$`),
    });
    const all = panel.getByRole('button', { name: /^Show all/ });
    await expect(record.or(all).first()).toBeVisible();
    // Each click takes away its button.
    for (let left = await all.count(); left > 0; left -= 1) await all.first().click();
    await record.press('Enter');
    const form = dialog(page);
    await expect(form).toContainText(name);
    // The questions are there when this field is.
    await form.getByRole('textbox', { name: /most useful/ }).fill(answer);
    for (const row of await form
      .getByRole('row')
      .filter({ has: page.getByRole('radio') })
      .all())
      await row.getByRole('radio').first().check();
    await form.getByRole('radio', { name: 'Yes', exact: true }).check();
    await expectNoAxeFindings(page, ['dialog']);
    await form.getByRole('button', { name: 'Save feedback' }).click();
    await expect(notice(page, 'Feedback successfully saved')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(panel.getByRole('link', { name })).toBeVisible();
  });

  await test.step('it is the first of the list', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback', exact: true }).click();
    await expectScreen(page, 'Feedback');
    const first = page.getByRole('table', { name: 'Feedback' }).getByRole('row').nth(1);
    for (const words of [name, trainingClass.reference, 'Delegate, after the course', 'Undetermined'])
      await expect(first).toContainText(words);
    await first.getByRole('link', { name }).click();
    await expectScreen(page, name);
    await expect(region(page, 'Answers')).toContainText(answer);
    await expectNoAxeFindings(page);
  });

  await test.step('its sentiment, by keyboard', async () => {
    const sentiment = page.getByRole('button', { name: `Sentiment of ${name}: Undetermined` });
    await sentiment.press('Enter');
    await page.getByRole('menuitemradio', { name: 'Positive' }).press('Enter');
    await expect(notice(page, 'Feedback successfully saved')).toBeVisible();
  });

  await test.step('a sentence that is selected in the answer becomes a quote', async () => {
    await page.evaluate((words) => {
      const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const start = text.textContent?.indexOf(words) ?? -1;
        if (start >= 0) document.getSelection()?.setBaseAndExtent(text, start, text, start + words.length);
      }
    }, 'trainer knew');
    await page.getByRole('button', { name: /^Quote: What was most useful/ }).click();
    const form = dialog(page);
    await expect(form.getByRole('checkbox', { name: 'The trainer knew our business!' })).toBeChecked();
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await form.getByRole('checkbox', { name: 'It changed how I lead.' }).press('Space');
    await expectNoAxeFindings(page, ['dialog']);
    await form.getByRole('button', { name: 'Save quote' }).click();
    await expect(region(page, 'Quotes')).toContainText('“It changed how I lead. The trainer knew our business!”');
  });

  await test.step('it is on the list of quotes, readable in full on a phone, and copied with its attribution', async () => {
    await page.getByRole('link', { name: 'All quotes' }).click();
    await expectScreen(page, 'Quotes');
    const row = page.getByRole('row').filter({ hasText: name });
    for (const words of [trainingClass.reference, 'Positive']) await expect(row).toContainText(words);
    await row.getByRole('button', { name: `Copy the quote of ${name}` }).click();
    await expect(row).toContainText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      new RegExp(
        `^“It changed how I lead\\. The trainer knew our business!” — ${literal(name)}, ${literal(trainingClass.title)}, [A-Z][a-z]+ \\d{4}$`,
      ),
    );
    const window = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const text = page.getByRole('cell').filter({ hasText: 'It changed how I lead.' });
    await expect.poll(() => text.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(1);
    expect(await text.evaluate((cell) => getComputedStyle(cell).whiteSpace)).toBe('normal');
    await expectNoAxeFindings(page);
    if (window) await page.setViewportSize(window);
    await page.getByRole('link', { name: /^It changed how I lead/ }).click();
    await expectScreen(page, name);
  });

  await test.step('ADM-04 a sale signal of the answer is assigned, and leads to a new booking of the customer', async () => {
    await page.getByRole('button', { name: /^Record a sale signal: What was most useful/ }).click();
    const form = dialog(page);
    await form.getByRole('textbox', { name: /^Description/ }).fill('Wants the course for all managers.');
    await form.getByRole('combobox', { name: /^Intent/ }).selectOption('Expansion opportunity');
    await form.getByRole('combobox', { name: /^Priority/ }).selectOption('High');
    await form.getByRole('textbox', { name: /^Confidence/ }).fill('80');
    await expectNoAxeFindings(page, ['dialog']);
    await form.getByRole('button', { name: 'Record sale signal' }).click();
    await notice(page, 'The sale signal is recorded.').getByRole('button', { name: 'Open it' }).click();
    await expectScreen(page, `Expansion opportunity – ${name}`);
    await expect(region(page, 'Sources')).toContainText('We would like the same for our managers.');
    await page.getByRole('button', { name: 'Edit account manager' }).press('Enter');
    await page.getByRole('combobox', { name: /^Assigned to/ }).fill('ellery');
    await page.getByRole('option', { name: /Tom Ellery/ }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const overview = region(page, 'Overview');
    await expect(overview).toContainText('Assigned toTom Ellery');
    await expect(overview).toContainText('StatusNew');
    await expectNoAxeFindings(page);
    await overview.getByRole('link', { name: 'The answers' }).click();
    // The title of the signal has the name too.
    await expect(page).toHaveURL(/\/feedback\//);
    await expectScreen(page, name);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'New booking' }).click();
    await expectScreen(page, 'New booking');
    await expect(page.getByRole('combobox', { name: /^Customer/ })).toHaveValue(new RegExp(literal(customer.name)));
  });

  await test.step('the quote is deleted after a question, and nothing that refers to it breaks', async () => {
    await go(page, '/customer-quote');
    await expectScreen(page, 'Quotes');
    await page.getByRole('button', { name: `Actions for the quote of ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete quote' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Delete quote' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  });
});

test('ADM-11 ADM-12 managers are refused feedback and quotes by their routes, and a class loads no panel of them', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { feedbacks } = await ask<{ feedbacks: { edges: { node: { id: string; trainingClass: { id: string } } }[] } }>(
    server.url,
    await token('admin'),
    '{ feedbacks(first: 1) { edges { node { id trainingClass { id } } } } }',
  );
  const [first] = nodes(feedbacks);
  const sent = [
    ...['FeedbackListPageQuery', 'FeedbackDetailPageQuery', 'CustomerQuoteListPageQuery', 'FeedbackOfClassPanelQuery'],
  ].map((query) => watchOperation(page, query));
  for (const [path, title] of [
    ['/feedback', 'Feedback'],
    [pathOf(first?.id ?? '', '/feedback'), 'Feedback'],
    ['/customer-quote', 'Quotes'],
  ] as const) {
    await signIn('manager', path);
    await expectScreen(page, `You do not have access to ${title}`);
    await expect(page.getByRole('main')).toContainText('This screen is for administrators.');
  }
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Email logs' })).toBeVisible();
  for (const name of ['Feedback', 'Quotes'])
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveCount(0);
  await go(page, pathOf(first?.trainingClass.id ?? '', '/training-class'));
  await expect(region(page, 'Emails')).toBeVisible();
  await expect(region(page, 'Feedback')).toHaveCount(0);
  expect(sent.flat(), 'no query of a refused screen or panel').toEqual([]);
});
