import { ask } from '../src/api.ts';
import { addTo, rowOf, twoSeats, unassign } from '../src/delegates.ts';
import { expect, test } from '../src/fixtures.ts';
import { delegatesOf, holdSeats, newPerson, seatsOf, seatsPath } from '../src/heldSeats.ts';
import { soon } from '../src/live.ts';
import { pick } from '../src/newBooking.ts';
import { dialog, notice } from '../src/screens.ts';

test('invalid data has messages at its fields; a delegate who already has a seat, or has attended, is refused in a sentence', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/already has seat/);
  const held = await holdSeats({ server, token }, 'Refused delegates', 6, 2);
  const { first, second } = twoSeats(held);
  const person = await newPerson(server.url, held);
  const { manager, sold, draft } = held;
  await signIn('manager', seatsPath(sold));
  await addTo(page, first).click();
  const add = dialog(page).getByRole('button', { name: 'Add attendee', exact: true });
  await add.click();
  await expect(dialog(page)).toContainText('Contact is required');
  await pick(dialog(page), /^Contact/, 'Ivo', 'Create this contact, Ivo?');
  await dialog(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('no email');
  await dialog(page)
    .getByRole('textbox', { name: /^Given name/ })
    .fill('I'.repeat(256));
  await dialog(page).getByRole('button', { name: 'Create and add' }).click();
  for (const message of [
    'Given name field must have at most 255 characters',
    'Family name is required',
    'Email must be valid',
  ]) {
    await expect(dialog(page)).toContainText(message);
  }
  await expect(dialog(page)).toContainText('Correct the 3 fields marked below.');
  await dialog(page).getByRole('button', { name: 'Choose an existing contact' }).click();
  await pick(dialog(page), /^Contact/, person, person);
  await add.click();
  await expect(notice(page, `${person} has seat ${first}.`)).toBeVisible();

  await addTo(page, second).click();
  await pick(dialog(page), /^Contact/, person, person);
  await add.click();
  await expect(dialog(page).getByRole('alert').first()).toContainText(
    `${person} already has seat ${first} of this class.`,
  );
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  const [seat] = await seatsOf(server.url, manager, sold.id, draft);
  const { trainingClass } = await ask<{ trainingClass: { status: string } }>(
    server.url,
    manager,
    'query ($id: ID!) { trainingClass(id: $id) { status } }',
    { id: sold.id },
  );
  if (trainingClass.status === 'provisional') {
    await ask(
      server.url,
      manager,
      'mutation ($id: ID!) { confirmTrainingClass(input: { id: $id }) { clientMutationId } }',
      { id: sold.id },
    );
  }
  await ask(
    server.url,
    manager,
    'mutation ($id: ID!) { updateTrainingSeat(input: { id: $id, attendanceComments: "Comes at ten." }) { clientMutationId } }',
    { id: seat?.id },
  );
  await expect(unassign(page, first)).toBeDisabled(soon);
  await expect(unassign(page, first)).toHaveAccessibleDescription(
    `There are attendance notes on ${person}. Clear them before the seat is unassigned.`,
  );
  expect(await delegatesOf(server.url, manager, held)).toEqual([person, null]);
});

test('when the server dies before it answers, nobody gets two seats and no typed text is lost', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/ERR_|Failed to fetch|fetch failed|CONNECTION|SERVER_UNREACHABLE|REQUEST/i);
  const held = await holdSeats({ server, token }, 'Seated while it dies', 7, 1);
  const [first = 0] = held.seats;
  await signIn('manager', seatsPath(held.sold));
  await addTo(page, first).click();
  await pick(dialog(page), /^Contact/, 'Odo Marsh', 'Create this contact, Odo Marsh?');
  await dialog(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('odo.marsh@example.org');
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('useAssignSeatMutation')) return route.fallback();
    // The server saves, but its answer never arrives.
    await route.fetch().catch(() => undefined);
    await route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Create and add' }).click();
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await server.kill();
  await server.start();
  await page.unroute('**/graphql');
  await expect(dialog(page).getByRole('textbox', { name: /^Email/ })).toHaveValue('odo.marsh@example.org');
  await dialog(page).getByRole('button', { name: 'Create and add' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, first)).toContainText('Marsh');
  expect(await delegatesOf(server.url, await token('manager'), held)).toEqual(['Odo Marsh']);
});
