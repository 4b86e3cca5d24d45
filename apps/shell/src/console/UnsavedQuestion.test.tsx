import { ThemeProvider } from '@console/design-system/theme';
import { unsaved } from '@console/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

function ask(open: boolean) {
  const heard = { onConfirm: vi.fn(), onStay: vi.fn() };
  const question = (isOpen: boolean) => (
    <ThemeProvider scheme="light">
      <UnsavedQuestion open={isOpen} title="Leave without saving?" confirm="Leave" {...heard} />
    </ThemeProvider>
  );
  const { rerender } = render(question(open));
  return { ...heard, open: () => rerender(question(true)) };
}

test('asks in a dialog, and forgets what was typed when the user leaves', async () => {
  let release = () => {};
  act(() => {
    release = unsaved.hold({ discard: () => release() });
  });
  const { open, onConfirm } = ask(false);
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(dialog.textContent).toContain('What you changed on this screen is not saved yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(unsaved.any()).toBe(false);
});

test('staying keeps what was typed', async () => {
  const { onStay } = ask(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(onStay).toHaveBeenCalledOnce();
});
