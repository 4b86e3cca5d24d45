import type { IsoDate } from '@console/format';
import { addDays, formatDate, toIsoDate } from '@console/format';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { DateField, type DateFieldProps, DateRangeFields } from './index.ts';
import { fromLocal, toLocal } from './localDays.ts';

function Day({ start = null, ...props }: Partial<DateFieldProps> & { start?: IsoDate | null }) {
  const [day, setDay] = useState<IsoDate | null>(start);
  return (
    <>
      <DateField label="Document date" {...props} value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

function Range() {
  const [range, setRange] = useState({ start: '2026-11-16', end: '2026-11-22' });
  return (
    <>
      <DateRangeFields value={range} onChange={setRange} />
      <output>{`${range.start} ${range.end}`}</output>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const held = () => screen.getByRole('status').textContent;

async function type(name: string, text: string) {
  await userEvent.fill(field(name), text);
  await userEvent.tab();
}

test('days stay the same in a time zone far from Greenwich', () => {
  expect([-780, 480]).toContain(new Date('2026-11-16T00:00:00Z').getTimezoneOffset());
  for (const day of ['2026-11-16', '2026-09-27', '2026-04-05', '2028-02-29']) expect(fromLocal(toLocal(day))).toBe(day);
});

test.each(['16/11/2026', '16 Nov 2026', '16.11.26', '2026-11-16'])('%s can be typed', async (text) => {
  show(<Day />);
  await type('Document date', text);
  await waitFor(() => expect(held()).toBe('2026-11-16'));
  expect(field('Document date').value).toBe('16 Nov 2026');
});

test('text that is no date shows an error', async () => {
  show(<Day />);
  await type('Document date', '31/02/2026');
  await waitFor(() => expect(screen.getByText('Type a date like 16/11/2026.')).toBeTruthy());
  expect(held()).toBe('');
});

test('the weeks of the calendar begin on Monday, and a click picks a day', async () => {
  show(<Day start="2026-11-16" />);
  field('Document date').focus();
  await userEvent.keyboard('{ArrowDown}');
  const heads = await screen.findAllByRole('columnheader');
  expect(heads[0]?.textContent).toBe('Mo');
  expect(await findings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^20, November, 2026|20 November 2026|^20/ }));
  await waitFor(() => expect(held()).toBe('2026-11-20'));
});

test('Escape in the box or in the calendar closes the calendar and focuses the box', async () => {
  show(<Day start="2026-11-16" />);
  field('Document date').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field('Document date'));
  expect(held()).toBe('2026-11-16');
  await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
  field('Document date').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with `future`, the earliest day is today', async () => {
  const yesterday = addDays(toIsoDate(Date.now()), -1);
  show(<Day future required />);
  await type('Document date', yesterday);
  await waitFor(() =>
    expect(screen.getByText(`The earliest day is ${formatDate(toIsoDate(Date.now()))}.`)).toBeTruthy(),
  );
  expect(held()).toBe('');
});

test('the end of a custom range cannot precede its start', async () => {
  show(<Range />);
  await type('To', '10/11/2026');
  await waitFor(() => expect(screen.getByText('The earliest day is 16 Nov 2026.')).toBeTruthy());
  expect(held()).toBe('2026-11-16 2026-11-22');
  await type('From', '30/11/2026');
  await waitFor(() => expect(held()).toBe('2026-11-30 2026-11-30'));
});
