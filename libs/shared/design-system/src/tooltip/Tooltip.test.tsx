import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { findings, show } from '../testing/show.tsx';
import { Tooltip } from './index.ts';

const onClose = vi.fn();

function Described({ hint = 'Only drafts can be changed.' }) {
  return (
    <>
      <p id="rule">{hint}</p>
      <Tooltip content="The booking is confirmed.">
        <Button aria-describedby="rule">Add item</Button>
      </Tooltip>
    </>
  );
}

function InDialog() {
  return (
    <Dialog open title="Items" actions={<Button>Save</Button>} onClose={onClose}>
      <Described />
    </Dialog>
  );
}

const button = () => screen.getByRole('button', { name: 'Add item' });
const tip = () => document.querySelector('[role=tooltip]');
const places = [
  ['on the page', Described],
  ['inside a dialog', InDialog],
] as const;

test.each(places)('%s, Escape hides the tooltip of a control that only the pointer is on', async (_, Place) => {
  onClose.mockReset();
  show(<Place />);
  await userEvent.hover(button());
  await expect.poll(tip).not.toBeNull();
  expect(document.activeElement).not.toBe(button());
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(tip).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test.each(places)("%s, a tooltip adds its text to the control's own description", (_, Place) => {
  show(<Place />);
  const described = (button().getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Only drafts can be changed.',
    'The booking is confirmed.',
  ]);
});

function Changing() {
  const [changed, setChanged] = useState(false);
  return (
    <>
      <Described hint={changed ? 'Changed.' : 'As before.'} />
      <Button onClick={() => setChanged(true)}>Change</Button>
    </>
  );
}

test('the description stays the same when the control is rendered again', async () => {
  show(<Changing />);
  const before = button().getAttribute('aria-describedby');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(button().getAttribute('aria-describedby')).toBe(before);
});

test('a tooltip follows its control while the page scrolls', async () => {
  show(
    <div data-testid="area" style={{ height: '300px', overflow: 'auto' }}>
      <div style={{ height: '1000px', paddingTop: '120px' }}>
        <Described />
      </div>
    </div>,
  );
  await userEvent.hover(button());
  await expect.poll(tip).not.toBeNull();
  const gap = () => (tip()?.getBoundingClientRect().top ?? 0) - button().getBoundingClientRect().bottom;
  const before = gap();
  screen.getByTestId('area').scrollTop = 60;
  await expect.poll(() => Math.round(gap() - before)).toBe(0);
});
