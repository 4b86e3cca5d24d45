import { createNoteInput } from '@console/core-contracts';
import { drafts } from '@console/platform';
import { connection, idOf, renderScreen, testHost } from '@console/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking } from '../testing/bookingData.ts';

const id = idOf('bookings', 10482);
const at = `/booking/${idOf('', 10482).slice(1)}`;
const place = { userId: testHost(remote).session.userId, pathname: at, field: 'form note' };

const began = { body: '' };

function note(number: number, body: string, author: string | null = 'Priya Nair') {
  const updatedBy =
    author === null
      ? null
      : { id: idOf('users', 1), avatarUrl: null, person: { id: idOf('people', 1), fullName: author } };
  return { __typename: 'Note', id: idOf('notes', number), body, updatedAt: '2026-11-16T09:12:00.000Z', updatedBy };
}

/**
 * Opens the booking with `draft` as the unsaved text of a note. The test cannot type it, because the editor needs the
 * keys of a real browser.
 */
async function open(
  notes: readonly object[],
  { draft, createNote }: { draft?: string; createNote?: (given: { input: object }) => object } = {},
) {
  if (draft) drafts.write(place, JSON.stringify({ values: { ...began, body: draft }, began }));
  const shown = { booking: () => booking(10482, { notes: connection([...notes]) }) };
  const rendered = await renderScreen({ remote, routes, at, data: { ...shown, ...(createNote && { createNote }) } });
  const box = await screen.findByRole('textbox', { name: /^Note/ });
  return { ...rendered, box };
}

const entries = () =>
  within(screen.getByRole('list', { name: 'Notes' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('time'));
const post = () => screen.getByRole('button', { name: 'Post' });

test("FRM-08 a note shows its author's initials and name, and its time", async () => {
  await open([note(2, '<p>Room <strong>14</strong></p>'), note(1, '<p>Moved</p><script>hacked()</script>', null)]);
  const [first, second] = entries();
  expect(first?.textContent).toBe('PNPriya Nair16 Nov 2026 09:12Room 14');
  expect(second?.textContent).toBe('Nobody known16 Nov 2026 09:12Moved');
  screen.getByText('Times in UTC');
});

test('a booking without notes has a message', async () => {
  await open([]);
  screen.getByText('No notes yet.');
});

test('the newest 25 notes are shown, the others on demand', async () => {
  const { user } = await open(Array.from({ length: 60 }, (_, index) => note(index + 1, `<p>Note ${index + 1}</p>`)));
  expect(entries()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Show 25 older' }));
  await user.click(screen.getByRole('button', { name: 'Show 10 older' }));
  expect(entries()).toHaveLength(60);
});

test('the key w moves focus to the note box from anywhere on the screen, and types a letter inside it', async () => {
  const { box } = await open([]);
  expect(fireEvent.keyDown(document.body, { key: 'w' })).toBe(false);
  // On a Russian keyboard, the key of the letter w types another letter.
  expect(fireEvent.keyDown(document.body, { key: 'ц', code: 'KeyW' })).toBe(false);
  expect(document.activeElement).toBe(box);
  const elsewhere = document.body.appendChild(document.createElement('input'));
  expect(fireEvent.keyDown(elsewhere, { key: 'w' })).toBe(true);
  elsewhere.remove();
});

test('Ctrl+Enter posts a note: it becomes the first one, and the box is empty', async () => {
  const notes = [note(1, '<p>Before</p>')];
  const createNote = vi.fn(({ input }: { input: object }) => {
    const { body } = createNoteInput.parse(input);
    notes.unshift(note(2, body));
    const after = { __typename: 'Booking', id, notes: connection(notes) };
    return {
      note: {
        __typename: 'Note',
        id: idOf('notes', 2),
        booking: after,
        customer: null,
        supplier: null,
        trainingClass: null,
      },
    };
  });
  const { box } = await open(notes, { draft: '<p>Room 14</p>', createNote });
  await waitFor(() => expect(box.textContent).toBe('Room 14'));
  act(() => box.focus());
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(createNote.mock.lastCall?.[0].input).toEqual({ body: '<p>Room 14</p>', booking: id });
  expect(entries()[0]?.textContent).toContain('Room 14');
  await waitFor(() => expect(box.textContent).toBe(''));
  expect(drafts.read(place)).toBeNull();
});

test('a note that could not be posted stays in the box, with the reason', async () => {
  const { box, user } = await open([], {
    draft: '<p>Room 14</p>',
    createNote: () => {
      throw new Error('The database is not there.');
    },
  });
  await waitFor(() => expect(box.textContent).toBe('Room 14'));
  await user.click(post());
  await screen.findByText('It is not known whether the note was posted.');
  expect(box.textContent).toBe('Room 14');
  expect(drafts.read(place)).toContain('Room 14');
});

test('FRM-13 an empty note is not posted', async () => {
  const createNote = vi.fn();
  const { user } = await open([], { createNote });
  await user.click(post());
  await screen.findByText('Note is required');
  expect(createNote).not.toHaveBeenCalled();
});
