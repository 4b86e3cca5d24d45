import { ask } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { twoSeats } from '../src/delegates.ts';
import { expect, test } from '../src/fixtures.ts';
import { holdSeats, newPerson, seatsOf, seatsPath } from '../src/heldSeats.ts';
import { hasFocus } from '../src/keyboard.ts';
import { soon } from '../src/live.ts';
import { dialog, expectScreen, notice } from '../src/screens.ts';

test('CLS-07 CLS-16 FRM-12 answers given by telephone are recorded by keyboard, reviewed with the most and least useful topics after a reload, and corrected', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const held = await holdSeats({ server, token }, 'Answers by telephone', 11, 2);
  const { manager, sold, draft } = held;
  const { first } = twoSeats(held);
  const person = await newPerson(server.url, held);
  const [givenName, familyName] = person.split(' ');
  const [seat] = await seatsOf(server.url, manager, sold.id, draft);
  await ask(
    server.url,
    manager,
    'mutation ($input: assignTrainingSeatInput!) { assignTrainingSeat(input: $input) { clientMutationId } }',
    { input: { id: seat?.id, attendee: { givenName, familyName, email: `${familyName}@example.org` } } },
  );
  await signIn('manager', seatsPath(sold));
  await expectScreen(page, sold.title);
  const colleague = await context.newPage();
  await colleague.goto(seatsPath(sold));
  await expect(colleague.getByRole('button', { name: `Record pre-course answers of seat ${first}` })).toBeVisible();
  await page.bringToFront();

  await page.getByRole('button', { name: `Record pre-course answers of seat ${first}`, exact: true }).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Questionaire' })).toBeVisible();
  await expect(dialog(page)).toContainText(person);
  const topics = dialog(page).getByRole('table').getByRole('row');
  await expect(topics).not.toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog(page)).toContainText('What would you like to take away from the course? is required');
  const firstTopic = topics.nth(1).getByRole('radio');
  await expect.poll(() => hasFocus(firstTopic.first())).toBe(true);
  await expectNoAxeFindings(page);

  // The first topic is most useful, the second least useful, the others useful.
  const names: string[] = [];
  const count = (await topics.count()) - 1;
  for (let row = 1; row <= count; row++) {
    names.push((await topics.nth(row).getByRole('rowheader').locator('span').first().textContent()) ?? '');
    await topics
      .nth(row)
      .getByRole('radio')
      .nth(row === 1 ? 0 : row === 2 ? 2 : 1)
      .press('Space');
  }
  await dialog(page).getByRole('textbox', { name: 'Line 1' }).fill('More confidence.');
  await dialog(page).getByRole('textbox', { name: 'Line 3' }).fill('A structure.');
  await dialog(page).getByRole('radio', { name: 'Other' }).press('Space');
  await dialog(page)
    .getByRole('textbox', { name: /^Other/ })
    .fill('Years ago, elsewhere.');
  await dialog(page)
    .getByRole('textbox', { name: /trainer should know/ })
    .fill('Step-free access.');
  await page.keyboard.press('Control+s');
  await expect(notice(page, `${person}: pre-course answers`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const view = page.getByRole('button', { name: `View pre-course answers of seat ${first}`, exact: true });
  await expect.poll(() => hasFocus(view)).toBe(true);
  await expect(
    colleague.getByRole('button', { name: `View pre-course answers of seat ${first}`, exact: true }),
  ).toBeVisible(soon);

  await page.reload();
  await view.click();
  const fact = (label: string) =>
    dialog(page).locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(fact('Most useful topics')).toHaveText(names[0] ?? '');
  await expect(fact('Least useful topics')).toHaveText(names[1] ?? '');
  await expect(dialog(page)).toContainText('A structure.');
  await expect(dialog(page)).toContainText('Other: Years ago, elsewhere.');
  await expectNoAxeFindings(page);

  await dialog(page).getByRole('button', { name: 'Edit answers' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Line 3' })).toHaveValue('A structure.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await topics.nth(1).getByRole('radio').nth(1).check();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await view.click();
  await expect(fact('Most useful topics')).toHaveText('No topics selected');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
});
