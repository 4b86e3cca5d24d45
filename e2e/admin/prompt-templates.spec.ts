import type { Page } from 'playwright';
import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { dialog, expectScreen, go, notice } from '../src/screens.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const filledIn = (page: Page) => card(page, 'The prompt, filled in');
const saved = (page: Page) => notice(page, 'Prompt template successfully saved').last();

test('ADM-10 a prompt template is created, tried with sample values, changed, restored and deleted', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/There is no tag “nope”/);
  await signIn('admin', '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prompt templates' }).click();
  await expectScreen(page, 'Prompt templates');
  await expect(page).toHaveURL('/prompt-template');
  const list = page.getByRole('table', { name: 'Prompt templates' });
  await expect(list.getByRole('row').filter({ hasText: 'Course description' })).toContainText(
    'title, days, audience, outline',
  );
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('option')).toHaveText([
    '10',
    '20',
    '50',
    '100',
  ]);

  await main(page).getByRole('link', { name: 'New prompt template' }).click();
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill('Invitation to an open day');
  await dialog(page)
    .getByRole('textbox', { name: /^Prompt/ })
    .fill('Invite {{ guest }} to {{ event }}.');
  await expectNoAxeFindings(page, ['dialog[open]']);
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await expectScreen(page, 'Invitation to an open day');

  await card(page, 'Variables').getByRole('textbox', { name: 'guest' }).fill('Ada & friends');
  await card(page, 'Variables').getByRole('textbox', { name: 'event' }).fill('the open day');
  await expect(filledIn(page)).toHaveText('Invite Ada & friends to the open day.');
  const editor = main(page).getByRole('textbox', { name: /^Prompt/ });
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' {% nope %}');
  await expect(card(page, 'Preview')).toContainText('Line 1, column 36: There is no tag “nope”.');
  await expect(filledIn(page)).toHaveText('Invite Ada & friends to the open day.');
  await page.keyboard.press('Control+s');
  await expect(main(page).getByRole('alert', { name: 'The prompt template was not saved.' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Invite {{ guest }} to {{ event }}. Mention {{ lunch }}.');
  await expect(card(page, 'Variables').getByRole('textbox', { name: 'lunch' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Control+s');
  await expect(card(page, 'Versions')).toContainText('Version 2, in use');

  await card(page, 'Versions').getByRole('button', { name: 'Restore version 1' }).click();
  await expect(dialog(page)).toContainText('Invite {{ guest }} to {{ event }}.');
  await page.keyboard.press('Control+s');
  await expect(card(page, 'Versions')).toContainText('Version 3, in use');
  await expect(editor).toHaveText('Invite {{ guest }} to {{ event }}.');
  await expect(filledIn(page)).toHaveText('Invite Ada & friends to the open day.');

  await main(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete prompt template' }).click();
  await expect(notice(page, 'Invitation to an open day is deleted.')).toBeVisible();
  await expectScreen(page, 'Prompt templates');
  await expect(list.getByRole('row').filter({ hasText: 'Invitation' })).toHaveCount(0);
});

test('ADM-10 managers have no prompt templates', async ({ page, signIn, server, token }) => {
  const { promptTemplates } = await ask<{ promptTemplates: { edges: { node: { id: string } }[] } }>(
    server.url,
    await token('admin'),
    '{ promptTemplates(first: 1) { edges { node { id } } } }',
  );
  await signIn('manager', '/prompt-template');
  await expectScreen(page, /^You do not have access to Prompt template/);
  await go(page, `/prompt-template/${promptTemplates.edges[0]?.node.id.split('/')[1]}`);
  await expectScreen(page, /^You do not have access to Prompt template/);
  await expect(page.getByRole('link', { name: 'Prompt templates' })).toHaveCount(0);
});
