import { notices } from '@console/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { attendee, classWith, dialog, openClass, seat } from '../testing/openClass.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  notices.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const oliver = attendee('Oliver', 'Bamford');
const text = 'Maya Okafor maya@hallam.example\n, Nobody, n@hallam.example';
const item = idOf('booking_items', 'one');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function line(number: number, differences: object) {
  const none = { reason: null, note: null, seatNumber: null, familyName: '', email: '', text: '' };
  return { line: number, ...none, givenName: 'Maya', outcome: 'created', ...differences };
}

const maya = line(1, { familyName: 'Okafor', email: 'maya@hallam.example', seatNumber: 4 });
const nobody = line(2, {
  givenName: '',
  familyName: 'Nobody',
  text: ', Nobody, n@hallam.example',
  outcome: 'nameless',
  reason: 'This line has no given name.',
});

const plan = (refusal: string | null, lines: readonly object[]) => ({ available: 2, refusal, lines });

/** Opens the class, and types the list into the dialog. */
async function typeList(answers: object) {
  const opened = await openClass(() => classWith([seat(3, oliver), seat(4), seat(5)]), answers);
  await opened.user.click(await button('Import delegates'));
  const list = dialog().getByRole('textbox', { name: /^Delegates/ });
  await opened.user.click(list);
  await opened.user.paste(text);
  return opened;
}

test('the hint beside Preview says that the key previews, because nothing is saved yet', async () => {
  await typeList({});
  dialog().getByRole('button', { name: 'Preview' });
  expect(screen.getByRole('dialog').textContent).toContain('Ctrl S previews');
});

test('CLS-10 a list is previewed line by line, and imported by a job after the confirmation', async () => {
  const job = {
    id: idOf('jobs', 'one'),
    version: 1,
    status: 'completed',
    done: 1,
    total: 1,
    result: { added: 1 },
    message: null,
    endedAt: null,
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
  expect(sent('useImportDelegatesMutation')).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Import 1 delegate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useImportDelegatesMutation')).toEqual([{ input: { bookingItem: item, delegates: text } }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Seats' })));
  await screen.findByText('1 delegate imported.');
  await user.click(await button('Import delegates'));
  expect(dialog().getByRole('textbox', { name: /^Delegates/ })).toHaveProperty('value', '');
});

const running = {
  id: idOf('jobs', 'one'),
  version: 1,
  status: 'running',
  done: 0,
  total: null,
  result: null,
  message: null,
  endedAt: null,
};

/** Imports the list with a job that is under way, and leaves the screen. */
async function importAndLeave() {
  const opened = await typeList({
    delegateImport: plan(null, [maya]),
    importDelegates: () => ({ job: running }),
    job: () => running,
  });
  await opened.user.click(dialog().getByRole('button', { name: 'Preview' }));
  await opened.user.click(await button('Import 1 delegate'));
  await screen.findByRole('progressbar', { name: 'Importing delegates' });
  expect((await button('Import delegates')).getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Delegates are being imported.');
  opened.unmount();
}

/** Opens the class again, when its job has ended like this. */
const comeBack = (ended: object) =>
  openClass(() => classWith([seat(3, oliver), seat(4), seat(5)]), {
    job: () => ({ ...running, endedAt: new Date().toISOString(), ...ended }),
    latestJob: () => null,
    retryJob: () => ({ job: { ...running, status: 'completed', version: 3, result: { added: 1 } } }),
  });

async function listInDialog(user: Awaited<ReturnType<typeof openClass>>['user']) {
  await user.click(await button('Import delegates'));
  return dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /^Delegates/ }).value;
}

test('a list that was imported while the person was elsewhere does not come back, and the end is said', async () => {
  await importAndLeave();
  const { user } = await comeBack({ status: 'completed', result: { added: 1 } });
  await screen.findByText('1 delegate imported.');
  expect(await listInDialog(user)).toBe('');
});

test('the list of an import that failed comes back once, until it is imported after all', async () => {
  await importAndLeave();
  const failed = { status: 'failed', version: 2, message: 'The database is away.' };
  const first = await comeBack(failed);
  await screen.findByText('The delegates were not imported. Your list is kept.');
  expect(await listInDialog(first.user)).toBe(text);
  await first.user.click(dialog().getByRole('button', { name: 'Cancel' }));
  first.unmount();

  const { user } = await comeBack(failed);
  await screen.findByText('The delegates were not imported.');
  expect(await listInDialog(user)).toBe('');
});

test('after a failed import was tried again, its list does not come back', async () => {
  await importAndLeave();
  const { user } = await comeBack({ status: 'failed', version: 2, message: 'The database is away.' });
  await screen.findByText('The delegates were not imported. Your list is kept.');
  await user.click(await button('Try again'));
  await screen.findByText(/delegates? imported\.$/);
  expect(await listInDialog(user)).toBe('');
});

test('a tab that does not have the list of a failed import does not say that it is kept', async () => {
  const failed = { ...running, status: 'failed', message: 'The database is away.', endedAt: new Date().toISOString() };
  await openClass(() => classWith([seat(3, oliver), seat(4)]), { latestJob: () => failed });
  await screen.findByText('The delegates were not imported.');
});

test('the preview shows lines to correct first, then new people with the name of a known contact', async () => {
  const note = 'The customer has a contact of this name with another email: maya@old.example.';
  const reason = 'This line has several email addresses. Write one person on each line.';
  const unclear = line(3, { outcome: 'invalid', text: 'Bo b@e.se, Cy c@e.se', reason });
  const { user } = await typeList({ delegateImport: plan(null, [nobody, { ...maya, line: 2, note }, unclear]) });
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await waitFor(() => dialog().getByText(note));
  const [first, second] = dialog().getAllByRole('row').slice(1);
  expect(first?.textContent).toContain(`Bo b@e.se, Cy c@e.seTo correct${reason}`);
  expect(second?.textContent).toContain(`New contactSeat 4${note}`);
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
  await button('Leave out 1 line');
  await user.click(dialog().getByRole('button', { name: 'Back to the list' }));
  expect(document.activeElement).toBe(list());
  expect(list().selectionStart).toBe(text.indexOf(', Nobody'));
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await user.click(await button('Leave out 1 line'));
  await waitFor(() => expect(dialog().queryByRole('button', { name: 'Leave out 1 line' })).toBeNull());
  expect(document.activeElement).toBe(dialog().getByRole('status'));
  const [left = ''] = text.split('\n');
  expect(sent('ImportPreviewDialogQuery').at(-1)).toEqual({ bookingItem: item, delegates: left });
  expect((await button('Import 1 delegate')).getAttribute('aria-disabled')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Back to the list' }));
  expect(list().value).toBe(left);
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

test('the addresses are copied with semicolons, and the notice counts them and the seats without a delegate', async () => {
  const { user } = await openClass(() => classWith([seat(3, oliver), seat(4, attendee('Idris', 'Khan')), seat(5)]));
  await user.click(await button('Copy addresses'));
  expect(await navigator.clipboard.readText()).toBe('oliver.bamford@hallam.example; idris.khan@hallam.example');
  expect(notices.get()).toMatchObject([
    { text: '2 addresses copied.', details: ['1 reserved seat without a delegate.'] },
  ]);
});

test('at an address without TLS the addresses cannot be copied, and the notice says why', async () => {
  const { user } = await openClass(() => classWith([seat(3, oliver)]));
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await user.click(await button('Copy addresses'));
  await waitFor(() =>
    expect(notices.get()).toMatchObject([
      {
        text: 'The addresses could not be copied.',
        details: ['Copying needs an address that begins with https. Select the text and press Ctrl C.'],
      },
    ]),
  );
});

test('a delegate moves to another seat of the booking item', async () => {
  const { user, sent } = await openClass(
    () => classWith([seat(3, oliver), seat(4), seat(5, attendee('Idris', 'Khan'))]),
    {
      moveAttendee: {
        attendee: {
          id: oliver.id,
          version: 2,
          trainingSeatReservation: { ...seat(4).trainingSeatReservation, seatNumber: 4 },
        },
      },
    },
  );
  await user.click(await button('Move seat 3'));
  dialog().getByRole('heading', { name: 'Move Oliver Bamford' });
  const choice = dialog().getByRole('combobox');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a seat', 'Seat 4: empty', 'Seat 5: swap with Idris Khan']);
  await user.selectOptions(choice, 'Seat 4: empty');
  await user.click(dialog().getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reservation = idOf('training_seat_reservations', '4');
  expect(sent('MoveSeatDialogMutation')).toEqual([
    { input: { id: oliver.id, version: 1, reservation, swapWith: null } },
  ]);
  expect(notices.get()).toMatchObject([{ details: ['Oliver Bamford has seat 4.'] }]);
  // Not on the button that unassigns.
  await waitFor(async () => expect(document.activeElement).toBe(await button('Move seat 3')));
});

test('a canceled class shows who had a seat, with company, both telephone numbers and booker, and copies their addresses', async () => {
  const contact = { id: idOf('customer_contacts', 'O'), mobile: '07700 900123', telephone: '0113 496 0123' };
  const { bookingItem } = seat(3).trainingSeatReservation;
  const booker = { id: idOf('customer_contacts', 'B'), fullName: 'Grace Whitaker' };
  const held = {
    ...seat(3).trainingSeatReservation,
    bookingItem: { ...bookingItem, booking: { ...bookingItem.booking, booker } },
    seatNumber: 3,
    attendee: { ...oliver, customerContact: contact },
  };
  const { user } = await openClass(() => classWith([], { status: 'canceled', canceledReservations: [held] }));
  const table = within(await screen.findByRole('table', { name: 'Seats of the canceled class' }));
  await table.findByText('Oliver Bamford');
  for (const words of [
    'oliver.bamford@hallam.example',
    'Hallam Engineering plc',
    '07700 900123',
    '0113 496 0123',
    'Grace Whitaker',
    'BK-10482',
  ])
    table.getByText(words);
  await user.click(await button('Copy addresses'));
  expect(await navigator.clipboard.readText()).toBe('oliver.bamford@hallam.example');
  expect(screen.queryByRole('button', { name: 'Import delegates' })).toBeNull();
  screen.getByText(/^This class is canceled.* These people had one\. The history has the reason\.$/);
});

test('a canceled class on which nobody was named does not speak of people', async () => {
  const held = { ...seat(3).trainingSeatReservation, seatNumber: 3, attendee: null };
  await openClass(() => classWith([], { status: 'canceled', canceledReservations: [held] }));
  await screen.findByText(/ Nobody was named on them\. /);
  await openClass(() => classWith([], { status: 'canceled', canceledReservations: [] }));
  await screen.findByText(/ None was reserved\. /);
});
