import { addDays, formatDate, toIsoDate } from '@console/format';
import { date, inOrder, requiredIn } from '@console/rules';
import { renderPiece } from '@console/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { DateField, DateRangeField, Form, useConsoleForm } from '../index.ts';
import { box, empty, press, show, type } from '../testing/BigForm.tsx';

const input = inOrder(
  z.object({
    day: date('Day', { required: requiredIn.operations, future: true }),
    from: date('From'),
    to: date('To'),
  }),
  'from',
  'to',
);

function DaysForm({ save }: { readonly save: () => Promise<unknown> }) {
  const form = useConsoleForm({ name: 'days', input, saved: { day: '', from: '', to: '' }, save, keepDraft: false });
  return (
    <Form form={form} submit="Save" failed="The class was not saved.">
      <DateField form={form} name="day" future />
      <DateRangeField form={form} start="from" end="to" />
    </Form>
  );
}

test('FRM-03 a day is required, not in the past and picked from weeks that start on Monday; a range ends after it starts', async () => {
  const save = vi.fn(async () => ({}));
  await renderPiece(<DaysForm save={save} />);
  press('Save');
  await screen.findByText('Day is required');

  const today = toIsoDate(Date.now());
  const yesterday = addDays(today, -1);
  type(/^Day/, formatDate(yesterday));
  await screen.findByText('Day must not be in the past');
  fireEvent.keyDown(box(/^Day/), { key: 'ArrowDown' });
  const heads = await screen.findAllByRole('columnheader', {});
  expect(heads.map((head) => head.textContent)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  const days = screen.getAllByRole('gridcell');
  const now = days.findIndex((day) => day.getAttribute('aria-current') === 'date');
  expect(now).toBeGreaterThanOrEqual(0);
  for (const [place, day] of days.entries()) expect(day.getAttribute('aria-disabled')).toBe(String(place < now));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

  type(/^Day/, formatDate(today));
  type(/^From/, '20/11/2030');
  type(/^To/, '19/11/2030');
  press('Save');
  await screen.findByText('To must not be before From');
  expect(save).not.toHaveBeenCalled();
  type(/^To/, '20/11/2030');
  press('Save');
  await expect.poll(() => save).toHaveBeenCalledWith({ day: today, from: '2030-11-20', to: '2030-11-20' });
});

test('choosing a later first day moves the last day with it', async () => {
  await show();
  type(/^Start\b(?! at)/, '10/11/2026');
  type(/^End/, '12/11/2026');
  type(/^Start\b(?! at)/, '20/11/2026');
  expect(box(/^End/).value).toBe('20 Nov 2026');
});

test('a range that ends before it starts shows the message at its end', async () => {
  const save = vi.fn();
  const good = {
    ...empty,
    quantity: 1,
    unitPrice: 0,
    type: 'public',
    roles: ['booker'],
    documentDate: '2026-11-16',
    start: '2026-11-16',
    billingAddress: { ...empty.billingAddress, address1: '1 High Street', city: 'Halifax', country: 'GB' },
  } as const;
  await show({ save, saved: good });
  type(/^End/, '15/11/2026');
  press('Save');
  await screen.findByText('End must not be before Start');
  expect(save).not.toHaveBeenCalled();
});

test('days are the same in every time zone', async () => {
  await show({ saved: { ...empty, documentDate: '2026-03-29' } });
  expect(box(/^Document date/).value).toBe('29 Mar 2026');
  type(/^Document date/, '25/10/2026');
  expect(box(/^Document date/).value).toBe('25 Oct 2026');
});
