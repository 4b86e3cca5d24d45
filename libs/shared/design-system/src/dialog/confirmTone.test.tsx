import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './index.ts';

const unassign = { open: true, title: 'Unassign seat 4?', onConfirm: vi.fn(), onCancel: vi.fn() };

/** How far each button of a dialog stands out: its colours and its border. */
const lookOf = (name: string) => {
  const { backgroundColor, color, borderTopColor } = getComputedStyle(screen.getByRole('button', { name }));
  return [backgroundColor, color, borderTopColor];
};

test('the button of what cannot be taken back looks different from Confirm', () => {
  show(
    <ConfirmDialog {...unassign} confirm="Confirm">
      It takes place.
    </ConfirmDialog>,
  );
  const ordinary = lookOf('Confirm');
  show(
    <ConfirmDialog {...unassign} tone="danger" confirm="Cancel class">
      Its seats are free again.
    </ConfirmDialog>,
  );
  expect(lookOf('Cancel class')).not.toEqual(ordinary);
  expect(document.activeElement?.textContent).toBe('Keep');
});

test('a dialog that discards what was typed has Stay as its main button, with the focus', () => {
  show(
    <>
      <Button appearance="primary">Main</Button>
      <ConfirmDialog {...unassign} tone="discard" confirm="Leave" cancel="Stay">
        What you changed is not saved yet.
      </ConfirmDialog>
    </>,
  );
  const main = screen.getByText('Main');
  expect(lookOf('Stay')[0]).toBe(getComputedStyle(main).backgroundColor);
  expect(lookOf('Leave')[0]).not.toBe(lookOf('Stay')[0]);
  expect(document.activeElement?.textContent).toBe('Stay');
});
