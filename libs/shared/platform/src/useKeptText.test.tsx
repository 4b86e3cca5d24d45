import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type ConsoleHost, ConsoleHostProvider } from './ConsoleHost.ts';
import { drafts } from './drafts.ts';
import { useKeptText } from './useKeptText.ts';

const none = () => null;

function Notes() {
  const { text, set, forget } = useKeptText('notes', 'as saved');
  return (
    <>
      <input aria-label="Notes" value={text} onChange={({ target }) => set(target.value)} />
      <button type="button" onClick={forget}>
        Save
      </button>
    </>
  );
}

/** The screen as one person opens it, in a page that was just loaded. */
function open(at = '/booking/1', userId = 'users/1') {
  cleanup();
  const host: ConsoleHost = {
    session: { userId, roles: ['ROLE_ADMIN'], fullName: '', email: '' },
    findRoute: () => undefined,
    navigate: () => {},
    preload: () => {},
    setPageTitle: () => {},
    SlotLoading: none,
    SlotFailed: none,
    NotFound: none,
  };
  const router = createMemoryRouter([{ path: '/booking/:id', element: <Notes /> }], { initialEntries: [at] });
  render(
    <ConsoleHostProvider value={host}>
      <RouterProvider router={router} />
    </ConsoleHostProvider>,
  );
  return router;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('FED-07 text that was typed and not saved is there again after a reload', () => {
  open();
  expect(field().value).toBe('as saved');
  type('half a sentence');
  open();
  expect(field().value).toBe('half a sentence');
});

test('once it is saved it begins anew', () => {
  open();
  type('whole');
  fireEvent.click(screen.getByText('Save'));
  expect(field().value).toBe('as saved');
  open();
  expect(field().value).toBe('as saved');
});

test('another record, and another person, are given none of it', async () => {
  const router = open();
  type('of the first booking');
  await act(() => router.navigate('/booking/2'));
  expect(field().value).toBe('as saved');
  await act(() => router.navigate('/booking/1'));
  expect(field().value).toBe('of the first booking');
  open('/booking/1', 'users/2');
  expect(field().value).toBe('as saved');
});

test('whoever signs out leaves no draft behind', () => {
  open();
  type('mine');
  open('/booking/1', 'users/11');
  type('of somebody else');
  drafts.forgetAll('users/1');
  open();
  expect(field().value).toBe('as saved');
  open('/booking/1', 'users/11');
  expect(field().value).toBe('of somebody else');
});
