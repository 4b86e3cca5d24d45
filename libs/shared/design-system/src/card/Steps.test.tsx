import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { type Step, Steps } from './index.ts';

afterEach(() => page.viewport(1440, 900));

const steps: readonly Step[] = [
  { label: 'Draft', detail: '10 Nov 2026', state: 'done' },
  { label: 'Confirmed', detail: '16 Nov 2026', state: 'done' },
  { label: 'Delivered', detail: 'Next, on 25 Nov 2026', state: 'current' },
  { label: 'Invoiced', detail: '1 of 2 items', state: 'todo' },
  { label: 'Paid', state: 'todo' },
];

const open = () =>
  show(
    <main>
      <h1>Booking</h1>
      <Steps label="Progress of the booking" steps={steps} />
    </main>,
  );

test('the steps are a list that says which steps are done and which is next', async () => {
  open();
  const items = within(screen.getByRole('list', { name: 'Progress of the booking' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Draft, done10 Nov 2026',
    'Confirmed, done16 Nov 2026',
    'Delivered, nextNext, on 25 Nov 2026',
    'Invoiced1 of 2 items',
    'Paid',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  expect(await findings()).toEqual([]);
});

test('the steps share one line where there is room, and wrap in a narrow window', async () => {
  const { container } = open();
  const lines = () =>
    new Set([...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top)).size;
  expect(lines()).toBe(1);
  await page.viewport(320, 900);
  expect(lines()).toBe(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
