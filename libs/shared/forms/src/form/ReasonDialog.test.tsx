import { renderPiece } from '@console/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ReasonDialog } from './ReasonDialog.tsx';

function Question({ onCancel, messages }: { onCancel: () => void; messages?: readonly string[] }) {
  const failing = {
    failure: messages ? { refused: false, messages } : null,
    refusedTitle: 'TC-20853 was not canceled',
  };
  return (
    <ReasonDialog
      open
      title="Cancel TC-20853?"
      confirm="Cancel class"
      onCancel={onCancel}
      onConfirm={async () => true}
      {...failing}
    >
      Its seats are free again.
    </ReasonDialog>
  );
}

test('NAV-13 Escape closes the question until a reason is typed', async () => {
  const onCancel = vi.fn();
  await renderPiece(<Question onCancel={onCancel} />, { at: '/class' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Too few people' } });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test('the question begins in the reason, because nothing can be confirmed without it', async () => {
  await renderPiece(<Question onCancel={() => {}} />, { at: '/class' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Reason/ }));
});

test('a failure is scrolled into view, because the consequences and the reason are below it', async () => {
  const piece = await renderPiece(<Question onCancel={() => {}} />, { at: '/class' });
  const dialog = screen.getByRole('dialog');
  dialog.scrollTop = 300;
  piece.show(<Question onCancel={() => {}} messages={['There is no connection to the server.']} />);
  screen.getByText('There is no connection to the server.');
  expect(dialog.scrollTop).toBe(0);
});
