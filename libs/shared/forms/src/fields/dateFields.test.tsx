import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { box, empty, press, show, type } from '../testing/BigForm.tsx';

test('a later first day takes the last one along', async () => {
  await show();
  type(/^Start\b(?! at)/, '10/11/2026');
  type(/^End/, '12/11/2026');
  type(/^Start\b(?! at)/, '20/11/2026');
  expect(box(/^End/).value).toBe('20 Nov 2026');
});

test('a range whose end comes first is told so on its end', async () => {
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

test('days are the same whatever the machine’s zone', async () => {
  await show({ saved: { ...empty, documentDate: '2026-03-29' } });
  expect(box(/^Document date/).value).toBe('29 Mar 2026');
  type(/^Document date/, '25/10/2026');
  expect(box(/^Document date/).value).toBe('25 Oct 2026');
});
