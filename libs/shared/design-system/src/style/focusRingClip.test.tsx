import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registerRows } from '../../gallery/register.tsx';
import { Button } from '../button/index.ts';
import { MetaLine } from '../page-frame/index.ts';
import { AuditPopup } from '../person/index.ts';
import { show } from '../testing/show.tsx';
import { TestRegister } from '../testing/testRegister.tsx';

/** The ring is 2 px wide and 1 px outside. */
const RING = 3;

/** Returns the pixels of the ring that each ancestor cuts off. */
function cutOff(element: Element): number[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const cuts: number[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(around);
    if (overflowX === 'visible' && clipPath === 'none') continue;
    const box = around.getBoundingClientRect();
    const [t = 0, r = 0, b = 0, l = 0] = insets(clipPath);
    const room = [left - box.left - l, top - box.top - t, box.right - r - right, box.bottom - b - bottom];
    cuts.push(...room.map((pixels) => Math.max(0, RING - pixels)).filter((pixels) => pixels > 0));
  }
  return cuts;
}

function insets(clipPath: string): number[] {
  const [all, ...others] = (/inset\((.*)\)/.exec(clipPath)?.[1]?.match(/-?[\d.]+px/g) ?? []).map(Number.parseFloat);
  const [top = 0, right = top, bottom = top, left = right] = [all, ...others].filter((value) => value !== undefined);
  return [top, right, bottom, left];
}

test('the ring of a button in place of a delegate is whole', () => {
  const placeholder = <Button size="small">Add delegate</Button>;
  show(<TestRegister rows={registerRows.map((row) => (row.number === 8 ? { ...row, placeholder } : row))} />);
  expect(cutOff(screen.getByRole('button', { name: 'Add delegate' }))).toEqual([]);
});

test.each([500, 200])('the ring of the last change is whole on a line %i px wide', (width) => {
  show(
    <div style={{ width, padding: '0 24px' }}>
      <MetaLine>
        BK-10482
        <AuditPopup created={{ by: null, at: '2026-11-16T23:30:00Z' }} />
      </MetaLine>
    </div>,
  );
  expect(cutOff(screen.getByRole('button', { name: /^Created/ }))).toEqual([]);
});
