import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { soon } from '../src/live.ts';
import { bookingPath, prepareSale, sell } from '../src/sales.ts';
import { box, expectScreen, notice } from '../src/screens.ts';

const entries = (page: Page) => page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
const postBox = (page: Page) => box(page, /^Post/);
const statusButton = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: label });

test('BKG-08 BKG-13 a ticket about an item is created, answered by a second manager at once, closed and reopened', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
}) => {
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Booked with a question', 2);
  await sell(server.url, manager, draft.id, wanted.id, 1);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Booked with a question');

  await test.step('it is created for one item, by keyboard', async () => {
    await page.getByRole('button', { name: `Actions of ${wanted.title}` }).click();
    await page.getByRole('menuitem', { name: 'Create ticket' }).click();
    await expectScreen(page, 'Create ticket');
    await expect(page.getByRole('combobox', { name: /^Item/ })).toContainText(wanted.reference);
    await box(page, /^Subject/).fill('Parking at the venue');
    await page.keyboard.press('Tab');
    await box(page, /^Body/).click();
    await page.keyboard.type('How many cars can we bring?');
    await expectNoAxeFindings(page);
    await page.keyboard.press('Control+s');
    await expectScreen(page, 'Parking at the venue');
    await expect(notice(page, /^TK-\d+ is open\.$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(wanted.title);
  });

  const colleague = await newVisitor();
  await signIn('admin', new URL(page.url()).pathname, colleague);
  await expectScreen(colleague, 'Parking at the venue');

  await test.step('a colleague’s post appears by itself and moves nothing', async () => {
    await postBox(page).click();
    await page.keyboard.type('One more thing');
    await settled(page);
    const before = await postBox(page).boundingBox();
    await postBox(colleague).click();
    await colleague.keyboard.type('Eight cars, three are kept for you.');
    await colleague.keyboard.press('Control+Enter');
    await expect(entries(page).last()).toContainText('Eight cars, three are kept for you.', soon);
    await expect.poll(() => postBox(page).boundingBox()).toEqual(before);
    await expect(postBox(page)).toBeFocused();
    await expect(postBox(page)).toHaveText('One more thing');
  });

  await test.step('closing removes the box, and keeps what a colleague is typing', async () => {
    await statusButton(colleague, 'Start work').click();
    await expect(entries(colleague).last()).toContainText(/Grace Okafor changed the status\s*Open→In progress/);
    await statusButton(colleague, 'Close ticket').click();
    await expect(postBox(colleague)).toHaveCount(0);
    await expect(statusButton(page, 'Reopen ticket')).toBeVisible(soon);
    await expect(postBox(page)).toHaveCount(0);
    await expect(page.getByText('The text that you have typed is kept until then.')).toBeVisible();
    await expectNoAxeFindings(page);
    await statusButton(page, 'Reopen ticket').click();
    await expect(postBox(page)).toHaveText('One more thing');
    await postBox(page).click();
    await page.keyboard.press('Control+Enter');
    await expect(entries(page).last()).toContainText('One more thing');
  });

  await test.step('the booking shows it, and Ctrl+K opens it by its reference', async () => {
    const reference =
      (await page
        .getByRole('definition')
        .filter({ hasText: /^TK-\d+$/ })
        .textContent()) ?? '';
    await page.getByRole('region', { name: 'Details' }).getByRole('link', { name: draft.reference }).click();
    await expectScreen(page, 'Booked with a question');
    const card = page.getByRole('region', { name: 'Tickets' });
    await expect(card).toContainText(reference);
    await expect(card).toContainText('Open');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(reference);
    await expect(page.getByRole('option', { name: new RegExp(reference) }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Parking at the venue');
  });
});

test('BKG-13 a post that a colleague’s closing has overtaken is refused with a sentence, and its text is kept', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/This ticket is closed/);
  const { manager, draft } = await prepareSale({ server, token }, 'Closed meanwhile', 1);
  const { createTicket } = await ask<{ createTicket: { ticket: { id: string } } }>(
    server.url,
    manager,
    'mutation ($input: createTicketInput!) { createTicket(input: $input) { ticket { id } } }',
    { input: { booking: draft.id, subject: 'Dietary needs', body: '<p>One vegan lunch.</p>' } },
  );
  const { id } = createTicket.ticket;
  await signIn('manager', `/ticket/${id.split('/')[1]}`);
  await expectScreen(page, 'Dietary needs');
  await postBox(page).click();
  await page.keyboard.type('Noted.');
  for (const status of ['in_progress', 'closed'])
    await ask(
      server.url,
      await token('admin'),
      'mutation ($input: updateTicketInput!) { updateTicket(input: $input) { clientMutationId } }',
      { input: { id, status } },
    );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('This ticket is closed. Reopen it to post.')).toBeVisible(soon);
  await expect(page.getByText('The text that you have typed is kept until then.')).toBeVisible(soon);
});
