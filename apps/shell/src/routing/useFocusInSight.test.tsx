import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFocusInSight } from './useFocusInSight.ts';

const scrolledTo = vi.fn<(options: ScrollIntoViewOptions) => void>();

function Page() {
  useFocusInSight();
  return (
    <>
      <h1 tabIndex={-1}>TC-1</h1>
      <a href="/purchase-order/1">PO-1</a>
    </>
  );
}

function openAndFocus() {
  render(<Page />);
  const link = screen.getByRole('link');
  link.scrollIntoView = scrolledTo as HTMLElement['scrollIntoView'];
  act(() => link.focus());
  return link;
}

beforeEach(() => scrolledTo.mockClear());

test('what has the focus is kept in sight when the page moves by itself', () => {
  openAndFocus();
  fireEvent.scroll(document);
  expect(scrolledTo.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

test.each(['keyDown', 'pointerDown', 'wheel', 'touchMove'] as const)(
  'after %s the page is scrolled by its user, and stays so',
  (event) => {
    const link = openAndFocus();
    fireEvent[event](link);
    fireEvent.scroll(document);
    expect(scrolledTo).not.toHaveBeenCalled();
  },
);

test('a title that has the focus may go out of sight', () => {
  openAndFocus();
  const title = screen.getByRole('heading');
  title.scrollIntoView = scrolledTo as HTMLElement['scrollIntoView'];
  act(() => title.focus());
  fireEvent.scroll(document);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('when the focus has left, nothing is kept in sight', () => {
  const link = openAndFocus();
  act(() => link.blur());
  fireEvent.scroll(document);
  expect(scrolledTo).not.toHaveBeenCalled();
});
