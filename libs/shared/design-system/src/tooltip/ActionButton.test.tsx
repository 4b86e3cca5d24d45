import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ActionButton, ActionLinkButton } from './index.ts';

const reason = 'Before it is confirmed this booking needs an item.';

function Booking({ onConfirm }: { readonly onConfirm: () => void }) {
  const [items, setItems] = useState(0);
  return (
    <>
      <ActionButton appearance="primary" refusal={items === 0 ? reason : null} onClick={onConfirm}>
        Confirm
      </ActionButton>
      <Button onClick={() => setItems(1 - items)}>Item</Button>
    </>
  );
}

const confirm = () => screen.getByRole('button', { name: 'Confirm' });

test.each(['light', 'dark'] as const)(
  'an impossible action is reached by keyboard, says why, and does nothing (%s)',
  async (scheme) => {
    const onConfirm = vi.fn();
    show(<Booking onConfirm={onConfirm} />, scheme);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm', description: reason }));
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(reason);
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Enter} ');
    confirm().click();
    expect(onConfirm).not.toHaveBeenCalled();
  },
);

test('when the action becomes possible, the same button works, keeps the focus and has no reason', async () => {
  const onConfirm = vi.fn();
  show(<Booking onConfirm={onConfirm} />);
  confirm().focus();
  screen.getByRole('button', { name: 'Item' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => confirm().getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(confirm());
  expect(confirm().getAttribute('aria-describedby')).toBeNull();
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('an action that leads to a screen is a link when it is possible, and otherwise says why not', () => {
  show(
    <ActionLinkButton to="/booking/create" refusal={null}>
      New booking
    </ActionLinkButton>,
  );
  expect(screen.getByRole('link', { name: 'New booking' }).getAttribute('href')).toBe('/booking/create');
  show(
    <ActionLinkButton to="/booking/create" refusal={reason}>
      New booking
    </ActionLinkButton>,
  );
  const button = screen.getByRole('button', { name: 'New booking', description: reason });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('in a narrow row the button keeps its width', () => {
  show(
    <div style={{ display: 'flex', width: '60px' }}>
      <span style={{ flexShrink: 0, width: '40px' }} />
      <ActionButton refusal={null}>Acknowledge</ActionButton>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Acknowledge' });
  expect(button.parentElement?.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width);
});
