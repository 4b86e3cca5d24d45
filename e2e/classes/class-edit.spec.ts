import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { holdSeats, seatsPath } from '../src/heldSeats.ts';
import { dialog, expectScreen, notice } from '../src/screens.ts';

test('the sessions, the places and the delivery of a class are edited in place', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  const { manager, sold } = await holdSeats({ server, token }, 'On an edited class', -7, 2);
  const read = async () =>
    (
      await ask<{
        trainingClass: { maxAttendees: number; seatsReservedCount: number; sessions: { totalCount: number } };
      }>(
        server.url,
        manager,
        'query ($id: ID!) { trainingClass(id: $id) { maxAttendees seatsReservedCount sessions { totalCount } } }',
        { id: sold.id },
      )
    ).trainingClass;
  const before = await read();
  allowErrors(/useUpdateSessionsMutation: Reason is required/);
  await signIn('manager', seatsPath(sold).replace('seats', 'sessions'));
  await page.getByRole('link', { name: 'Edit sessions' }).click();
  await expectScreen(page, 'Edit sessions');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a session' }).click();
  const added = main.getByRole('group', { name: `Day ${before.sessions.totalCount + 1}`, exact: true });
  await expect(added).toContainText('New');
  await expect(main.getByText(/^This touches .*booking/)).toBeVisible();
  await main.getByRole('group', { name: 'Day 1', exact: true }).getByRole('textbox', { name: 'Start' }).fill('07:15');
  const reason = main.getByRole('textbox', { name: /^Reason/ });
  await expect(reason).toBeVisible();
  await expectNoAxeFindings(page);
  await main.getByRole('button', { name: 'Save sessions' }).click();
  await expect(main.getByText('Reason is required')).toBeVisible();
  await reason.fill('The room opens earlier.');
  await main.getByRole('button', { name: 'Save sessions' }).click();
  await expect(notice(page, 'Saved successfully.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sessions of the class' })).toContainText('07:15');
  expect((await read()).sessions.totalCount).toBe(before.sessions.totalCount + 1);

  const seats = page.getByRole('region', { name: 'Seats' });
  await seats.getByRole('button', { name: 'Edit places' }).click();
  const places = dialog(page).getByRole('textbox', { name: /^Places/ });
  await places.fill(String(before.seatsReservedCount - 1));
  await expect(
    dialog(page)
      .getByText(/reserved\. The class needs at least/)
      .first(),
  ).toBeVisible();
  await places.fill(String(before.maxAttendees + 3));
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'Save places' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(seats).toContainText(String(before.maxAttendees + 3));

  const facts = page.getByRole('region', { name: 'Class', exact: true });
  await facts.getByRole('button', { name: 'Edit delivery' }).click();
  await dialog(page)
    .getByRole('combobox', { name: /^Delivery format/ })
    .selectOption({ label: 'Virtual' });
  await dialog(page)
    .getByRole('combobox', { name: /^Delivery platform/ })
    .selectOption({ label: 'Zoom' });
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'Save delivery' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(facts).toContainText('Virtual');
});
