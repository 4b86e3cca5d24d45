import { settled } from '@console/harness/settled';
import type { Page, Request } from 'playwright';
import { markOf, openRegister } from '../src/attendance.ts';
import { confirm } from '../src/classMoves.ts';
import { expect, test } from '../src/fixtures.ts';
import { bookingPath, prepareSale, sell } from '../src/sales.ts';
import { box, expectScreen } from '../src/screens.ts';

/** Ends every attempt to open the stream of changes. */
const breakStream = (page: Page) => page.route('**/graphql?live', (route) => route.abort());

/** Runs a write until its consequences are displayed, and returns the queries that the page sent after it. */
async function queriesAfter(page: Page, write: () => Promise<void>): Promise<string[]> {
  const sent: string[] = [];
  const note = (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON() as { operationName?: string };
    // The check whether the server can be reached has no name. Scheduled jobs are asked for every three seconds (C§9).
    if (operationName && operationName !== 'JobsPanelQuery') sent.push(operationName);
  };
  page.on('request', note);
  await write();
  await settled(page);
  page.off('request', note);
  return sent.slice(1 + sent.findLastIndex((name) => name.endsWith('Mutation'))).sort();
}

test('while the stream of changes is broken, a write shows its consequences, and only what it changed is fetched again', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, draft, wanted } = await prepareSale({ server, token }, 'Written alone', 2);
  await sell(server.url, manager, draft.id, wanted.id, 1);
  await breakStream(page);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Written alone');
  await settled(page);

  const afterNote = await queriesAfter(page, async () => {
    await box(page, /^Note/).click();
    await page.keyboard.type('Room 14');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('list', { name: 'Notes' }).getByText('Room 14')).toBeVisible();
  });
  expect(afterNote).toEqual([]);

  const main = page.getByRole('main');
  const afterMove = await queriesAfter(page, async () => {
    await main.getByRole('button', { name: 'Confirm', exact: true }).click();
    await confirm(page, 'Confirm');
    await expect(main.locator('header').getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Invoices' }).getByText('Draft')).toBeVisible();
  });
  expect(afterMove).toEqual(['BookingDetailPageQuery', 'BookingInvoicesPanelQuery', 'useBookingInvoicingQuery']);
});

test('while the stream of changes is broken, marks one after the other cause no request but their own', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await breakStream(page);
  const { first } = await openRegister({ page, signIn, server, token });
  const mark = markOf(page, first, 1);
  const afterMarks = await queriesAfter(page, async () => {
    for (const word of ['Partial', 'Full', 'None', 'Partial', 'Full'])
      await mark.getByRole('button', { name: word }).click();
  });
  expect(afterMarks).toEqual([]);
});
