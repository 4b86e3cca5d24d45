import {
  expectMark,
  markOf,
  marks,
  matrix,
  nameOf,
  notices,
  openRegister,
  readClass,
  record,
  recorded,
} from '../src/attendance.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, test } from '../src/fixtures.ts';
import { focused } from '../src/keyboard.ts';
import { literal } from '../src/literal.ts';

test('CLS-08 the register has a column for each day, with an icon, a toggle of none, partial and full, and notes of at most 1000 characters', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, days, id, first } = await openRegister({ page, signIn, server, token });
  const heads = matrix(page).getByRole('columnheader');
  await expect(heads).toContainText(['Seat', 'Name', 'Company', ...days.map((_, index) => `Day ${index + 1}`)]);
  await expect(
    matrix(page).getByRole('gridcell', { name: new RegExp(`^${literal(nameOf(first))}, day [0-9]+: none$`) }),
  ).toHaveCount(days.length);

  const mark = markOf(page, first, 1);
  for (const [word, recordedAs] of [
    ['Partial', 'partial'],
    ['Full', 'full'],
    ['None', 'none'],
    ['Partial', 'partial'],
  ] as const) {
    await mark.getByRole('button', { name: word }).click();
    await expectMark(page, first, 1, recordedAs);
    await expect(mark).toContainText(word);
    await expect(mark.getByRole('button', { name: word })).toHaveAttribute('aria-pressed', 'true');
    await expect(mark.getByRole('button', { name: word }).locator('svg')).toBeVisible();
    await expect.poll(() => recorded(server.url, manager, id, 1).then(([one]) => one)).toBe(recordedAs);
  }
  await expect(notices(page)).toContainText(`Saved successfully.Undo${nameOf(first)}, day 1: partial`);
  await expectNoAxeFindings(page);

  await mark.getByRole('button', { name: 'Add notes' }).click();
  const dialog = page.getByRole('dialog', { name: `${nameOf(first)}, day 1` });
  const notes = dialog.getByLabel('Attendance notes');
  await notes.fill('x'.repeat(1001));
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog).toContainText('Attendance notes field must have at most 1000 characters');
  await expect(dialog).toContainText('1001/1000');
  const noteText = 'Left at two, for a train.'.padEnd(1000, '.');
  await notes.fill(noteText);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(dialog).toBeHidden();
  await expect(mark).toHaveAccessibleName(`${nameOf(first)}, day 1: partial, has notes`);

  // After a reload the marks are there, with author and time.
  await page.reload();
  await expect(mark).toHaveAccessibleName(`${nameOf(first)}, day 1: partial, has notes`);
  await mark.getByRole('button', { name: 'Notes' }).click();
  await expect(notes).toHaveValue(noteText);
  await dialog.getByRole('button', { name: /^Updated / }).click();
  await expect(page.getByRole('dialog', { name: 'Created and last updated' })).toContainText(
    /Last updated.*Priya Nair.*UTC/,
  );
  await expectNoAxeFindings(page);
  const [saved] = (await readClass(server.url, manager, id)).days[0] ?? [];
  expect(saved?.attendanceComments).toBe(noteText);
});

test('twelve delegates are marked present by keyboard in at most 16 keystrokes, and no mark is lost', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { manager, seats: delegates, id, first } = await openRegister({ page, signIn, server, token });
  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes += 1;
    await page.keyboard.press(key);
  };
  // The letter moves the focus from anywhere to the next delegate without a mark.
  await press('f');
  await expect.poll(async () => (await focused(page))?.name).toBe(`${nameOf(first)}, day 1: none`);
  await expect.poll(() => focused(page)).toMatchObject({ marked: true, inSight: true });
  for (let delegate = 0; delegate < 12; delegate += 1) await press('f');
  expect(keystrokes).toBeLessThanOrEqual(16);
  const others = delegates.length - 12;
  const all = [...marks(12, 'full'), ...marks(others, 'none')];
  await expect.poll(() => recorded(server.url, manager, id, 1)).toEqual(all);
  // Arrow keys move the focus, P and N set marks, and Ctrl+Z undoes a mark and focuses its cell.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('p');
  await expectMark(page, first, 2, 'partial');
  await page.keyboard.press('Control+z');
  await expectMark(page, first, 2, 'none');
  await expect(markOf(page, first, 2)).toBeFocused();
  await expect(notices(page)).toContainText(`Undone: ${nameOf(first)}, day 2: none`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Sent apologies.');
  await page.keyboard.press('Control+s');
  await expect(markOf(page, first, 2)).toHaveAccessibleName(`${nameOf(first)}, day 2: none, has notes`);
  await expect(markOf(page, first, 2)).toBeFocused();
});

test('a whole day is marked at once and can be undone; delegates with another mark or notes keep it', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const {
    manager,
    id,
    seats: delegates,
  } = await openRegister({ page, signIn, server, token }, async (register) => {
    const [one, two, three] = register.seats.map((seat) => seat.id);
    await record(server.url, register.manager, { id: one ?? '', attendance: 'partial' });
    await record(server.url, register.manager, { id: two ?? '', attendanceComments: 'Did not arrive.' });
    await record(server.url, register.manager, { id: three ?? '', attendance: 'full' });
  });
  const others = delegates.slice(3);
  await page.getByRole('button', { name: 'Day 1: all full' }).click();
  await expect(notices(page)).toContainText(`Day 1: ${others.length} delegates full`);
  // A notice stays open while the pointer is on it.
  await notices(page).getByRole('button', { name: 'Undo' }).hover();
  const after = ['partial', 'none', 'full', ...marks(others.length, 'full')];
  await expect.poll(() => recorded(server.url, manager, id, 1)).toEqual(after);
  // A colleague marks one of these delegates again. Undo must not revert that mark.
  const [fourth] = others;
  if (!fourth) throw new Error('The class has too few delegates.');
  await record(server.url, await token('admin'), { id: fourth.id, attendance: 'partial' });
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notices(page)).toContainText(`Undone: Day 1: ${others.length - 1} delegates none`);
  const undone = ['partial', 'none', 'full', 'partial', ...marks(others.length - 1, 'none')];
  await expect.poll(() => recorded(server.url, manager, id, 1)).toEqual(undone);
  for (const seat of others.slice(1)) await expectMark(page, seat, 1, 'none');
});

test('on a window as narrow as a phone, the names stay visible while the days scroll', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { days, first } = await openRegister({ page, signIn, server, token });
  // The row's header also holds the company.
  const name = matrix(page).getByRole('rowheader').getByText(nameOf(first), { exact: true });
  const before = await name.boundingBox();
  const last = markOf(page, first, days.length);
  await last.scrollIntoViewIfNeeded();
  await last.getByRole('button', { name: 'Full' }).click();
  await expectMark(page, first, days.length, 'full');
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeFindings(page);
});
