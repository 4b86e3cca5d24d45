import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeepFocus } from './useKeepFocus.ts';

type Shown = 'all' | 'no notice' | 'no button' | 'loaded';

let change: (shown: Shown) => void;

function Page() {
  useKeepFocus();
  const [shown, setShown] = useState<Shown>('all');
  change = setShown;
  return (
    <>
      <h1 tabIndex={-1} data-page-title>
        BK-1
      </h1>
      <button type="button">Mark</button>
      {shown !== 'no button' && <button type="button">Delete</button>}
      {shown === 'loaded' ? (
        <section key="panel">
          <h2>Invoices</h2>
        </section>
      ) : (
        <section key="failure">
          <button type="button">Try again</button>
        </section>
      )}
      <section data-notices="">{shown !== 'no notice' && <button type="button">Undo</button>}</section>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());
const show = (shown: Shown) => act(() => change(shown));

test('from a notice that disappears the focus moves back to where it came from', async () => {
  render(<Page />);
  focus('Mark');
  focus('Undo');
  show('no notice');
  await expect.poll(() => document.activeElement).toBe(button('Mark'));
});

test('when a section replaces the focused one, its heading gets the focus', async () => {
  render(<Page />);
  focus('Try again');
  show('loaded');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Invoices' }));
});

test('when the focused element disappears and nothing replaces it, the title gets the focus', async () => {
  render(<Page />);
  focus('Delete');
  show('no button');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'BK-1' }));
});

test('the focus is not moved when it is elsewhere, or when the user has clicked beside everything', async () => {
  render(<Page />);
  focus('Undo');
  focus('Mark');
  show('no notice');
  await new Promise((later) => setTimeout(later, 50));
  expect(document.activeElement).toBe(button('Mark'));
  focus('Delete');
  act(() => {
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    button('Delete').blur();
  });
  show('no button');
  await new Promise((later) => setTimeout(later, 50));
  expect(document.activeElement).toBe(document.body);
});
