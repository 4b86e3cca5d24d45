import type { Page } from 'playwright';
import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { holdSeats, seatsPath } from '../src/heldSeats.ts';
import { dialog, notice } from '../src/screens.ts';

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save trainer' }).click();

test('a class is given to another trainer of its course after the dialog shows the impact', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, sold } = await holdSeats({ server, token }, 'Another trainer', -5, 2);
  const trainer = async () =>
    (
      await ask<{ trainingClass: { trainer: { contact: { fullName: string } } | null } }>(
        server.url,
        manager,
        'query ($id: ID!) { trainingClass(id: $id) { trainer { contact { fullName } } } }',
        { id: sold.id },
      )
    ).trainingClass.trainer?.contact.fullName;
  await signIn('manager', seatsPath(sold));
  const card = page.getByRole('region', { name: 'Your Trainer' });
  await card.getByRole('button', { name: /^(Change|Assign) trainer$/ }).click();
  const picker = dialog(page).getByRole('combobox', { name: /^Trainer/ });
  const former = await picker.inputValue();
  await picker.click();
  const other = dialog(page)
    .getByRole('option')
    .filter({ hasNotText: former || 'nobody at all' })
    // Other tests move classes, so any trainer may teach at that time.
    .filter({ hasNotText: /Teaches TC-|Unavailable/ })
    .first();
  await other.click();
  await expect(picker).not.toHaveValue(former);
  const chosen = await picker.inputValue();
  await expect(dialog(page).getByRole('list', { name: 'Trainer' })).toContainText(`${chosen} teaches this class`);
  await expectNoAxeFindings(page);
  await save(page);
  await expect(notice(page, 'Saved successfully.')).toBeVisible();
  await expect(card).toContainText(chosen);
  expect(await trainer()).toBe(chosen);
  await card.getByRole('button', { name: 'Change trainer' }).click();
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page).getByRole('list', { name: 'Trainer' })).toContainText(
    `${chosen} no longer teaches this class`,
  );
  await save(page);
  await expect(card).toContainText('No trainer yet');
  expect(await trainer()).toBeUndefined();
});

test('a trainer who teaches another class at that time has a label, and the field gives the reason before anything is sent', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  const text = `{ trainers(first: 500, status: active) { edges { node { id contact { fullName } } } }
    trainingClasses(first: 100, status: confirmed) { edges { node { id busyTrainers { trainer reference reason } } } } }`;
  type Busy = { readonly trainer: string; readonly reference: string; readonly reason: string };
  const { trainers, trainingClasses } = await ask<{
    trainers: { edges: { node: { id: string; contact: { fullName: string } } }[] };
    trainingClasses: { edges: { node: { id: string; busyTrainers: Busy[] } }[] };
  }>(server.url, await token('manager'), text);
  const names = new Map(nodes(trainers).map(({ id, contact }) => [id, contact.fullName]));
  const [found] = nodes(trainingClasses).flatMap(({ id, busyTrainers }) =>
    busyTrainers.map((busy) => ({ id, ...busy, name: names.get(busy.trainer) })).filter(({ name }) => name),
  );
  if (!found?.name) throw new Error('No trainer of the demo data teaches at the time of another class.');
  const { id, name, reference, reason } = found;

  allowErrors(/useUpdateClassMutation: .* teaches TC-/);
  await signIn('manager', seatsPath({ id }));
  const card = page.getByRole('region', { name: 'Your Trainer' });
  await card.getByRole('button', { name: /^(Change|Assign) trainer$/ }).click();
  const picker = dialog(page).getByRole('combobox', { name: /^Trainer/ });
  await picker.click();
  const offered = dialog(page).getByRole('option', { name: new RegExp(`^(.. )?${name}`) });
  await expect(offered).toContainText(`Teaches ${reference} on `);
  await expectNoAxeFindings(page);
  await offered.click();
  await expect(picker).toHaveAccessibleDescription(reason);
  await expectNoAxeFindings(page);
  await save(page);
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription(reason);
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page).getByText(reason)).toHaveCount(0);
});
