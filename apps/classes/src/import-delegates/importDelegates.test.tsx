import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { classWith, dialog, openClass, seat } from '../testing/openClass.ts';
import { button, line, maya, nobody, oliver, plan, text, typeList } from '../testing/typeList.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const item = idOf('booking_items', 'one');

test('the hint beside Preview says that the key previews, because nothing is saved yet', async () => {
  await typeList({});
  dialog().getByRole('button', { name: 'Preview' });
  expect(screen.getByRole('dialog').textContent).toContain('Ctrl S previews');
});

test('CLS-10 a list is previewed line by line, and imported by a job after the confirmation', async () => {
  const job = {
    id: idOf('jobs', 'one'),
    name: 'importDelegates',
    version: 1,
    status: 'completed',
    done: 1,
    total: 1,
    result: { added: 1 },
    message: null,
    endedAt: null,
    endsEarly: false,
  };
  const { user, sent } = await typeList({
    delegateImport: plan(null, [maya, nobody]),
    importDelegates: () => ({ job }),
    job: () => job,
    latestJob: () => null,
  });
  dialog().getByText('BK-10482, Hallam Engineering plc: 2 empty seats');
  dialog().getByText('1 delegate for 2 empty seats, 1 line without a given name');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await waitFor(() => dialog().getByText('1 delegate for 2 empty seats, 1 new contact. 1 line left out.'));
  const rows = dialog().getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['1', 'Maya', 'Okafor', 'maya@hallam.example' + 'New contact' + 'Seat 4'],
    ['2', '', 'Nobody', ', Nobody, n@hallam.example' + 'Left out' + 'This line has no given name.'],
  ]);
  // An email that is too long is cut, and never broken inside a word.
  dialog().getByTitle('maya@hallam.example');
  expect(sent('useImportDelegatesMutation')).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Import 1 delegate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useImportDelegatesMutation')).toEqual([{ input: { bookingItem: item, delegates: text } }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Seats' })));
  await screen.findByText('1 delegate imported.');
  await user.click(await button('Import delegates'));
  expect(dialog().getByRole('textbox', { name: /^Delegates/ })).toHaveProperty('value', '');
});

test('the preview shows lines to correct first, the others in the order of their seats, and names those to look at', async () => {
  const note = 'The customer has a contact of this name with another email: maya@old.example.';
  const reason = 'This line has several email addresses. Write one person on each line.';
  const noted = line(2, { givenName: 'Nora', familyName: 'Ek', seatNumber: 5, note });
  const unclear = line(3, { outcome: 'invalid', text: 'Bo b@e.se, Cy c@e.se', reason });
  const { user } = await typeList({ delegateImport: plan(null, [maya, noted, unclear]) });
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await waitFor(() => dialog().getByText('2 delegates for 2 empty seats, 2 new contacts. Look at line 2.'));
  const held = dialog().getByRole('form', { name: 'Line 3' });
  expect(held.textContent).toContain(`Line 3: Bo b@e.se, Cy c@e.se${reason}`);
  const [first, second] = dialog().getAllByRole('row').slice(1);
  expect(held.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(first?.textContent).toContain('New contactSeat 4');
  expect(second?.textContent).toContain(`New contactSeat 5${note}`);
});

test('a line is mended in the preview: a held one at once, any other with its pencil', async () => {
  const held = { ...nobody, outcome: 'invalid', reason: 'This address has no name.', email: 'n@hallam.example' };
  const answers = {
    delegateImport: ({ delegates }: { delegates: string }) =>
      delegates === text ? plan('Correct 1 line first. Nobody has been added.', [maya, held]) : plan(null, [maya]),
  };
  const { user, sent } = await typeList(answers);
  const list = () => sent('ImportPreviewDialogQuery').at(-1)?.delegates;
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  const fields = within(await dialog().findByRole('form', { name: 'Line 2' }));
  const value = (name: RegExp) => fields.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([/^Given/, /^Family/, /^Email/].map(value)).toEqual(['', 'Nobody', 'n@hallam.example']);
  // A browser sends a form inside a form to the server, and leaves the page.
  expect(document.querySelector('form form')).toBeNull();
  await user.type(fields.getByRole('textbox', { name: /^Given name/ }), 'Nora{Enter}');
  await waitFor(() => expect(dialog().queryByRole('form', { name: 'Line 2' })).toBeNull());
  const [first = ''] = text.split('\n');
  expect(list()).toBe(`${first}\n"Nora" "Nobody" <n@hallam.example>`);

  await user.click(await button('Correct line 1'));
  const opened = within(dialog().getByRole('form', { name: 'Line 1' }));
  await user.click(opened.getByRole('checkbox', { name: /^Shared mailbox/ }));
  await user.click(opened.getByRole('button', { name: 'Save line 1' }));
  await waitFor(() =>
    expect(list()).toBe('"Maya" "Okafor" <maya@hallam.example> (shared mailbox)\n"Nora" "Nobody" <n@hallam.example>'),
  );
});

test('a correction that is not saved refuses the import, and can be saved or dropped', async () => {
  const { user, sent } = await typeList({ delegateImport: plan(null, [maya]) });
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await user.click(await button('Correct line 1'));
  const given = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /^Given name/ });
  const importButton = await button('Import 1 delegate');
  expect(importButton.getAttribute('aria-disabled')).toBeNull();
  await user.type(given(), 'a');
  dialog().getByRole('button', {
    name: 'Import 1 delegate',
    description: 'Save line 1 first, or keep it as it is.',
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(importButton);
  expect(sent('useImportDelegatesMutation')).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Keep line 1 as it is' }));
  expect(importButton.getAttribute('aria-disabled')).toBeNull();
  await user.click(await button('Correct line 1'));
  expect(given().value).toBe('Maya');
});

test('what was typed into a line stays when another line is left out, and waits for the new preview', async () => {
  const held = (number: number, of: string) => line(number, { outcome: 'invalid', text: of, reason: 'Doubtful.' });
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answers = {
    delegateImport: async ({ delegates }: { delegates: string }) => {
      if (delegates === text) return plan('Correct 2 lines first.', [held(1, 'first'), held(2, 'second')]);
      await answered;
      return plan('Correct 1 line first.', [held(2, 'second')]);
    },
  };
  const { user, sent } = await typeList(answers);
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  const second = within(await dialog().findByRole('form', { name: 'Line 2' }));
  await user.type(second.getByRole('textbox', { name: /^Family name/ }), 'Okafor');
  await user.click(dialog().getByRole('button', { name: 'Leave out line 1' }));
  const waits = { name: 'Save line 2', description: 'The list is being read.' };
  await user.click(second.getByRole('button', waits));
  expect(sent('ImportPreviewDialogQuery')).toHaveLength(2);
  release();
  await waitFor(() => expect(dialog().queryByRole('form', { name: 'Line 1' })).toBeNull());
  const now = within(dialog().getByRole('form', { name: 'Line 2' }));
  expect(now.getByRole<HTMLInputElement>('textbox', { name: /^Family name/ }).value).toBe('Okafor');
  now.getByRole('button', { name: 'Save line 2', description: '' });
});

test('lines to correct are left out with one button, and the list stays editable at the next one', async () => {
  const reason = 'Email must be valid.';
  const answers = {
    delegateImport: ({ delegates }: { delegates: string }) =>
      delegates === text
        ? plan('Correct 1 line first. Nobody has been added.', [maya, { ...nobody, outcome: 'invalid', reason }])
        : plan(null, [maya]),
  };
  const { user, sent } = await typeList(answers);
  const list = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /^Delegates/ });
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await button('Leave out the line to correct');
  await user.click(dialog().getByRole('button', { name: 'Back to the list' }));
  expect(document.activeElement).toBe(list());
  expect(list().selectionStart).toBe(text.indexOf(', Nobody'));
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await user.click(await button('Leave out the line to correct'));
  await waitFor(() => expect(dialog().queryByRole('button', { name: 'Leave out the line to correct' })).toBeNull());
  expect(document.activeElement).toBe(dialog().getByRole('status'));
  // The line is empty then, so that the others keep their numbers.
  const left = `${text.split('\n')[0]}\n`;
  expect(sent('ImportPreviewDialogQuery').at(-1)).toEqual({ bookingItem: item, delegates: left });
  expect((await button('Import 1 delegate')).getAttribute('aria-disabled')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Back to the list' }));
  expect(list().value).toBe(left);
  // A clean preview begins on the button that imports.
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await waitFor(async () => expect(document.activeElement).toBe(await button('Import 1 delegate')));
});

test('a list that is too long says while it is typed that it is imported in parts', async () => {
  const { user } = await openClass(() => classWith([seat(3)]));
  await user.click(await button('Import delegates'));
  await user.click(dialog().getByRole('textbox', { name: /^Delegates/ }));
  await user.paste('Ada Lovelace ada@example.org\n'.repeat(3500));
  dialog().getByText(/^This list is too long\. Import it in parts/);
});

test('a list whose class was canceled meanwhile is kept, and can be copied or discarded', async () => {
  const { unmount } = await typeList({});
  unmount();
  const { user } = await openClass(() => classWith([], { status: 'canceled', canceledReservations: [] }));
  await screen.findByText(/^Nobody can be put on the seats of a canceled class\./);
  await user.click(await button('Copy the list'));
  expect(await navigator.clipboard.readText()).toBe(text);
  await user.click(await button('Discard the list'));
  expect(screen.queryByText(/^Nobody can be put/)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('CLS-10 more delegates than seats: the preview says so, nothing can be imported, and the text stays', async () => {
  const message = 'You have more delegates than the available seats.';
  const { user, sent } = await typeList({ delegateImport: plan(message, [maya]) });
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(message));
  await user.click(dialog().getByRole('button', { name: 'Import 1 delegate' }));
  expect(sent('useImportDelegatesMutation')).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Back to the list' }));
  expect(dialog().getByRole('textbox', { name: /^Delegates/ })).toHaveProperty('value', text);
});

test('beside too many delegates, the surplus and the held lines are left out by buttons that cannot be mistaken', async () => {
  const message = 'You have more delegates than the available seats.';
  const surplus = line(2, { familyName: 'Ek', email: 'ek@hallam.example' });
  const held = line(1, { outcome: 'invalid', text: 'Maya', reason: 'Doubtful.' });
  const { user, sent } = await typeList({ delegateImport: plan(message, [held, surplus]) });
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await button('Leave out the line to correct');
  dialog().getByText('Add seats to BK-10482');
  expect(dialog().getAllByRole('row').at(-1)?.textContent).toContain('No seat' + 'No seat is left.');
  await user.click(dialog().getByRole('button', { name: 'Leave out the last delegate without a seat' }));
  await waitFor(() => expect(sent('ImportPreviewDialogQuery')).toHaveLength(2));
  // The line is empty then, so that the others keep their numbers.
  const left = `${text.split('\n')[0]}\n`;
  expect(sent('ImportPreviewDialogQuery').at(-1)).toEqual({ bookingItem: item, delegates: left });
});

test('when the list could not be read, the button says so until it is read again', async () => {
  let away = true;
  const delegateImport = () => {
    if (away) throw new Error('The database is away.');
    return plan(null, [maya]);
  };
  const { user } = await typeList({ delegateImport });
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await dialog().findByRole('alert');
  const refused = { name: 'Import 0 delegates', description: 'The list could not be read.' };
  expect(dialog().getByRole('button', refused).getAttribute('aria-disabled')).toBe('true');
  away = false;
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  expect((await button('Import 1 delegate')).getAttribute('aria-disabled')).toBeNull();
});

test('a refused import gives the reason, shows the preview anew, and keeps the text', async () => {
  const refuse = () => {
    throw Object.assign(new Error('Line 1: Idris Khan has this email.'), { extensions: { status: 422 } });
  };
  const { user, sent } = await typeList({ delegateImport: plan(null, [maya]), importDelegates: refuse });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await user.click(await button('Import 1 delegate'));
  await waitFor(() => dialog().getByText('Line 1: Idris Khan has this email.'));
  expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toEqual([
    expect.stringContaining('Line 1: Idris Khan has this email.'),
  ]);
  expect(sent('ImportPreviewDialogQuery')).toHaveLength(2);
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(dialog().getByRole('textbox', { name: /^Delegates/ })).toHaveProperty('value', text);
});

test('two items of one booking are told apart by title, seats and first empty seat', async () => {
  const other = seat(6);
  const { bookingItem } = other.trainingSeatReservation;
  other.trainingSeatReservation.bookingItem = { ...bookingItem, id: idOf('booking_items', 'two') };
  const { user } = await openClass(() => classWith([seat(3, oliver), seat(4), other]));
  await user.click(await button('Import delegates'));
  expect(
    within(dialog().getByRole('combobox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a booking',
    'BK-10482, Hallam Engineering plc, Leadership Essentials (2 seats): 1 empty seat from seat 4',
    'BK-10482, Hallam Engineering plc, Leadership Essentials (1 seat): 1 empty seat from seat 6',
  ]);
});

test('the import is impossible without an empty seat, and says why', async () => {
  await openClass(() => classWith([seat(3, oliver)]));
  const refused = await button('Import delegates');
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Every reserved seat has a delegate.');
});
