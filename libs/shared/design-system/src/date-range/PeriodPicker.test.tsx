import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { changeUnit, PeriodPicker, type PeriodValue } from './index.ts';
import { stepValue } from './periodValue.ts';

function Period({ start }: { start: PeriodValue | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PeriodPicker value={value} onChange={setValue} />
      <output data-testid="held">{value && `${value.unit} ${value.start} ${value.end}`}</output>
    </>
  );
}

const held = () => screen.getByTestId('held').textContent;

test("the period's button opens a calendar, and clicking a day chooses its week", async () => {
  show(<Period start={{ unit: 'week', start: '2026-11-16', end: '2026-11-22' }} />);
  await userEvent.click(page.getByRole('button', { name: '16 – 22 Nov 2026' }));
  await screen.findAllByRole('columnheader');
  expect(await findings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^25/ }));
  await waitFor(() => expect(held()).toBe('week 2026-11-23 2026-11-29'));
  expect(document.activeElement?.textContent).toBe('23 – 29 Nov 2026');
});

test('a month is chosen from months', async () => {
  show(<Period start={{ unit: 'month', start: '2026-11-01', end: '2026-11-30' }} />);
  await userEvent.click(page.getByRole('button', { name: 'November 2026' }));
  await userEvent.click(await screen.findByRole('gridcell', { name: /^Feb/ }));
  await waitFor(() => expect(held()).toBe('month 2026-02-01 2026-02-28'));
});

test.each([
  ['week', '2026-11-16', '2026-11-22', '16 – 22 Nov 2026', '16'],
  ['month', '2026-11-01', '2026-11-30', 'November 2026', 'Nov'],
] as const)(
  'the calendar of a %s focuses the chosen cell, and Escape focuses the button again',
  async (unit, start, end, name, chosen) => {
    show(<Period start={{ unit, start, end }} />);
    await userEvent.click(page.getByRole('button', { name }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(chosen));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe(name);
  },
);

test('the button of a custom range opens two date fields', async () => {
  show(<Period start={{ unit: 'custom', start: '2026-11-16', end: '2026-11-22' }} />);
  await userEvent.click(page.getByRole('button', { name: '16 – 22 Nov 2026' }));
  expect(await screen.findByRole('combobox', { name: 'From' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'From' })));
});

test('with any date nothing can be stepped to, and Today and the calendar choose a month', async () => {
  show(<Period start={null} />);
  for (const name of ['Previous month', 'Next month'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  await userEvent.click(page.getByRole('button', { name: 'Any date' }));
  await userEvent.click(await screen.findByRole('gridcell', { name: /^Feb/ }));
  await waitFor(() => expect(held()).toMatch(/^month \d{4}-02-01/));
});

test('changing the unit keeps today in view if it was in view', () => {
  const now = Date.UTC(2026, 10, 19);
  const month: PeriodValue = { unit: 'month', start: '2026-11-01', end: '2026-11-30' };
  expect(changeUnit(month, 'week', now)).toEqual({ unit: 'week', start: '2026-11-16', end: '2026-11-22' });
  expect(changeUnit({ ...month, start: '2026-10-01', end: '2026-10-31' }, 'day', now)).toEqual({
    unit: 'day',
    start: '2026-10-01',
    end: '2026-10-01',
  });
  expect(changeUnit(month, 'custom', now)).toEqual({ ...month, unit: 'custom' });
});

test('a custom range moves by its own length', () => {
  const range: PeriodValue = { unit: 'custom', start: '2026-11-27', end: '2026-11-30' };
  expect(stepValue(range, 1)).toEqual({ unit: 'custom', start: '2026-12-01', end: '2026-12-04' });
  expect(stepValue(range, -1)).toEqual({ unit: 'custom', start: '2026-11-23', end: '2026-11-26' });
  expect(stepValue({ unit: 'week', start: '2026-11-16', end: '2026-11-22' }, 1)).toEqual({
    unit: 'week',
    start: '2026-11-23',
    end: '2026-11-29',
  });
});
