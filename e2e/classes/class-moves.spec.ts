import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { confirm, expectState, openMenu, prepare, stateOf } from '../src/classMoves.ts';
import { expect, test } from '../src/fixtures.ts';
import { seatsPath } from '../src/heldSeats.ts';
import { focused, press, typeInto } from '../src/keyboard.ts';
import { dialog, expectScreen, failOperations, notice } from '../src/screens.ts';

test('a class is postponed, gets new dates and is canceled, each time after the dialog shows the impact; its booking follows', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const held = await prepare({ server, token }, 'Follows its class', -1);
  const { sold, draft } = held;
  const before = (await stateOf(server.url, held)).trainingClass;
  await signIn('manager', seatsPath(sold));
  await expectScreen(page, sold.title);

  await openMenu(page, 'Postpone');
  await expect(dialog(page).getByRole('heading', { name: `Postpone ${sold.reference}?` })).toBeVisible();
  const touched = dialog(page).getByRole('list', { name: 'Bookings' }).getByRole('listitem');
  await expect(touched.filter({ hasText: draft.reference })).toContainText('is put on hold');
  await expect(dialog(page).getByRole('link', { name: new RegExp(draft.reference) })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expectNoAxeFindings(page);
  await confirm(page, 'Postpone');
  await expect(notice(page, `${sold.reference} is postponed.`)).toBeVisible();
  await expectState(page, 'Postponed');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  expect((await stateOf(server.url, held)).booking).toMatchObject({
    status: 'on_hold',
    items: { edges: [{ node: { status: 'on_hold' } }] },
  });

  await page.getByRole('button', { name: 'Set new dates' }).click();
  const days = dialog(page).getByRole('group', { name: /^Day \d+$/ });
  await days.first().getByRole('combobox', { name: /^Date/ }).fill('8 Mar 2028');
  await page.keyboard.press('Tab');
  await expect(touched.filter({ hasText: draft.reference })).toContainText('is confirmed again');
  await expectNoAxeFindings(page);
  await confirm(page, 'Set new dates');
  await expect(notice(page, `${sold.reference} is confirmed for its new dates.`)).toBeVisible();
  await expectState(page, 'Confirmed');
  const dated = await stateOf(server.url, held);
  expect(dated.booking.status).toBe('confirmed');
  expect(dated.trainingClass.startsAt).toMatch(/^2028-03-08T/);

  await openMenu(page, 'Cancel class');
  await expect(touched.filter({ hasText: draft.reference })).toContainText('loses 2 seats and is canceled');
  await expect(dialog(page).getByRole('list', { name: 'Invoices' })).toContainText('becomes void');
  await expectNoAxeFindings(page);
  await confirm(page, 'Keep class');
  expect((await stateOf(server.url, held)).trainingClass.status).toBe('confirmed');
  await openMenu(page, 'Cancel class');
  await confirm(page, 'Cancel class');
  await expect(notice(page, `${sold.reference} is canceled.`)).toBeVisible();
  await expectState(page, 'Canceled');
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  const after = await stateOf(server.url, held);
  expect(after.booking.status).toBe('canceled');
  expect(nodes(after.booking.invoices)).toEqual([{ status: 'voided' }]);
  expect(after.trainingClass.seatsFreeCount).toBeGreaterThan(before.seatsFreeCount + 1);
});

test('a class is moved by keyboard alone; invalid dates have messages at their fields', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { sold } = await prepare({ server, token }, 'Moved by keyboard', -2);
  const { keyboard } = page;
  await signIn('manager', seatsPath(sold));
  await expectScreen(page, sold.title);
  await press(page, /^More actions$/);
  await expect(page.getByRole('menuitem', { name: 'Mark as delivered' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mark as delivered' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(dialog(page)).toContainText(/This touches/);
  await expect(dialog(page).getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await typeInto(page, /^Reason/, 'The trainer is ill.');
  await press(page, /^Postpone$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => focused(page), 'the focus once it is postponed').not.toBeNull();

  await press(page, /^Set new dates$/);
  await expect(dialog(page).getByRole('combobox', { name: /^Date/ }).first()).toBeFocused();
  // Ctrl+S does nothing before the impact is shown.
  await expect(dialog(page)).toContainText(/This touches/);
  await keyboard.press('Control+A');
  await keyboard.type('3 Feb 2020');
  await typeInto(page, /^End/, '08:00');
  await keyboard.press('Control+s');
  await expect(dialog(page)).toContainText('Correct the');
  await expect(dialog(page)).toContainText('Date must not be in the past');
  await expect(dialog(page).getByRole('combobox', { name: /^Date/ }).first()).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('9 Feb 2028');
  await keyboard.press('Control+s');
  await expect(dialog(page)).toContainText('End must be after the start');
  await typeInto(page, /^End/, '23:30');
  await keyboard.press('Control+s');
  await expect(dialog(page)).toHaveCount(0);
  await expectState(page, 'Confirmed');
});

test('the menu says why a move is not possible and opens no dialog; after a colleague’s change the server refuses in a sentence', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  // The live update may come before or after the click, so either of these refusals is possible.
  allowErrors(/is canceled/, /has been changed since you opened it/);
  const { manager, sold } = await prepare({ server, token }, 'Against a move', -3);
  await signIn('manager', seatsPath(sold));
  await expectScreen(page, sold.title);
  await press(page, /^More actions$/);
  const deliver = page.getByRole('menuitem', { name: 'Mark as delivered' });
  await expect(deliver).toBeFocused();
  await expect(deliver).toHaveAccessibleDescription(
    'This class has not ended. It can be delivered once its last session is over.',
  );
  await page.keyboard.press('Enter');
  await expect(deliver).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await openMenu(page, 'Postpone');
  await expect(dialog(page)).toContainText(/This touches/);
  await ask(
    server.url,
    manager,
    'mutation ($id: ID!) { cancelTrainingClass(input: { id: $id }) { clientMutationId } }',
    { id: sold.id },
  );
  await confirm(page, 'Postpone');
  const heading = new RegExp(`^${sold.reference} (is not postponed|has been changed)$`);
  await expect(dialog(page).getByRole('heading', { name: heading })).toBeVisible();
  await expect(dialog(page)).toContainText('This class is canceled.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expectState(page, 'Canceled');
});

test('a move cannot be confirmed before its impact is shown', async ({ page, signIn, server, token, allowErrors }) => {
  allowErrors(/classImpactQuery|500/);
  const held = await prepare({ server, token }, 'Nothing unseen', -4);
  await signIn('manager', seatsPath(held.sold));
  const recover = await failOperations(page, 'classImpactQuery');
  await openMenu(page, 'Cancel class');
  await expect(dialog(page)).toContainText('The affected records could not be loaded.');
  await expect(dialog(page).getByRole('button', { name: 'Cancel class' })).toHaveAttribute('aria-disabled', 'true');
  await recover();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toContainText(/This touches/);
  await confirm(page, 'Keep class');
  expect((await stateOf(server.url, held)).trainingClass.status).toBe('confirmed');
});

test('a class that has ended is delivered, and so are the bookings whose classes have all ended', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  type Row = { id: string; reference: string; title: string; endsAt: string | null };
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: Row }[] } }>(
    server.url,
    manager,
    '{ trainingClasses(first: 500, status: confirmed, order: [{ startsAt: ASC }]) { edges { node { id reference title endsAt } } } }',
  );
  const ended = nodes(trainingClasses).find(({ endsAt }) => endsAt !== null && Date.parse(endsAt) < Date.now());
  if (!ended) throw new Error('The demo data has no confirmed class that has ended.');
  await signIn('manager', seatsPath(ended));
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(dialog(page)).toContainText(/This touches/);
  const bookings = dialog(page).getByRole('list', { name: 'Bookings' }).getByRole('listitem');
  const delivered = bookings.filter({ hasText: 'is delivered' });
  const references = await delivered.getByRole('link').allInnerTexts();
  await confirm(page, 'Mark as delivered');
  await expect(notice(page, `${ended.reference} is delivered.`)).toBeVisible();
  await expectState(page, 'Delivered');
  for (const reference of references) {
    const { bookings: found } = await ask<{ bookings: { edges: { node: { status: string } }[] } }>(
      server.url,
      manager,
      'query ($search: String) { bookings(first: 1, search: $search) { edges { node { status } } } }',
      { search: reference.trim() },
    );
    expect(nodes(found)[0]?.status, reference).toMatch(/^(delivered|complete)$/);
  }
});
