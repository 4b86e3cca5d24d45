import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { confirm, expectState } from '../src/classMoves.ts';
import { expect, test } from '../src/fixtures.ts';
import { soon } from '../src/live.ts';
import { bookingPath, classesOnSale, itemsOf, newDraft, sell } from '../src/sales.ts';
import { expectScreen } from '../src/screens.ts';

test('BKG-12 a change is requested on a booking, approved and implemented, and the booking follows by itself', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const [from, to] = await classesOnSale(server.url, manager, 4);
  if (!from || !to) throw new Error('The demo data has too few classes on sale.');
  const draft = await newDraft(server.url, manager, 'Another date, please');
  await sell(server.url, manager, draft.id, from.id, 2);
  await signIn('manager', bookingPath(draft));
  await expectScreen(page, 'Another date, please');

  await page.getByRole('button', { name: /^Actions of/ }).click();
  await page.getByRole('menuitem', { name: 'Request a change' }).click();
  await expectScreen(page, 'Request a change');
  await page.getByRole('combobox', { name: /^What changes/ }).selectOption('class');
  await page.getByRole('combobox', { name: /^Class/ }).fill(to.reference);
  await page.getByRole('option', { name: new RegExp(to.reference) }).click();
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(new RegExp(`to ${to.reference}$`));
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Request change' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'The change' })).toContainText(to.reference);
  await expect(main.getByRole('group', { name: 'What this touches' })).toContainText(draft.reference);
  await main.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^CR-\d+ is approved\.$/)).toBeVisible();
  await expectNoAxeFindings(page);
  await main.getByRole('button', { name: 'Implement' }).click();
  await confirm(page, 'Implement');
  await expect(page.getByText('Change Request has been implemented')).toBeVisible();
  await expectState(page, 'Implemented');
  const [item] = await itemsOf(server.url, manager, draft.id);
  expect(item).toMatchObject({ quantity: 2, class: { id: to.id, seatsFreeCount: to.seatsFreeCount - 2 } });

  await main
    .getByRole('link', { name: new RegExp(draft.reference) })
    .first()
    .click();
  await expectScreen(page, 'Another date, please');
  await expect(main.getByRole('region', { name: /^Change requests/ })).toContainText('Implemented');
  await expect(main).toContainText(to.reference);

  // A colleague's request appears by itself, and is canceled from the list.
  await ask(
    server.url,
    manager,
    'mutation ($input: createChangeRequestInput!) { createChangeRequest(input: $input) { clientMutationId } }',
    {
      input: {
        subject: 'One more colleague',
        booking: draft.id,
        bookingItem: item?.id,
        newMaxAttendees: 3,
      },
    },
  );
  const requests = main.getByRole('region', { name: /^Change requests/ });
  await expect(requests).toContainText('One more colleague', soon);
  await requests.getByRole('link', { name: 'One more colleague' }).click();
  // The booking has actions as well.
  await expectScreen(page, 'One more colleague');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel change request' }).click();
  await confirm(page, 'Cancel change request');
  await expect(page.getByText('Change Request has been canceled')).toBeVisible();
});
