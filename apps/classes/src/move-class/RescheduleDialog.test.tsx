import { classLinks } from '@console/classes-contracts';
import { everyRoute } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf, trainer } from '../testing/classData.ts';
import { classWith, dialog, seat } from '../testing/openClass.ts';
import { openClassPage } from '../testing/openClassPage.ts';

test('other classes of the trainer on the new dates are named while the dates are typed', async () => {
  const hannah = trainer('Hannah Whitfield');
  const other = idOf('training_classes', 'TC-20111');
  const times = { startsAt: '2026-12-03T12:00:00.000Z', endsAt: '2026-12-03T15:00:00.000Z' };
  const postponed = classWith([seat(1)], { status: 'postponed', impactOf: [] });
  const asked: { sessions: readonly { startsAt: string }[]; exceptClass: string }[] = [];
  const clashes = (arguments_: (typeof asked)[number]) => {
    asked.push(arguments_);
    const typed = arguments_.sessions.some(({ startsAt }) => startsAt.startsWith('2026-12-03'));
    return typed ? [{ trainingClass: other, reference: 'TC-20111', ...times }] : [];
  };
  const { user } = await openClassPage(postponed, '?tab=sessions', {
    host: everyRoute,
    data: { trainingClass: postponed, trainer: { ...hannah, clashes, unavailableDuring: [] } },
  });
  await user.click(screen.getByRole('button', { name: 'Set new dates' }));
  const date = within(dialog().getByRole('group', { name: 'Day 1' })).getByRole('combobox', { name: /^Date/ });
  await user.clear(date);
  await user.type(date, '3 Dec 2026');
  await user.tab();
  await dialog().findByText('Hannah Whitfield teaches other classes at these times.');
  const link = dialog().getByRole('link', { name: /^TC-20111/ });
  expect(link.getAttribute('href')).toBe(classLinks.detail(other));
  expect(asked.at(-1)?.exceptClass).toBe(postponed.id);
});
