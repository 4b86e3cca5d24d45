import { classLinks, publicScheduleDetailPanel } from '@console/classes-contracts';
import { fact, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { publicSchedule } from '../testing/scheduleData.ts';

const schedule = publicSchedule('TC-20901');

const open = (found: object | null = schedule, options: object = {}) =>
  renderScreen({
    remote,
    routes,
    at: classLinks.publicSchedule(schedule.id),
    data: { publicSchedule: () => found },
    ...options,
  });

test('CLS-15 the route of a public schedule is named public-schedule.show', () => {
  expect(remote.routes.find(({ path }) => path === '/public-schedule/:id')?.id).toBe('public-schedule.show');
});

test('CLS-15 a public schedule shows its course version, seats, delivery, address, trainer, sessions and class', async () => {
  await open();
  screen.getByRole('heading', { level: 1, name: 'Leadership Essentials' });
  const facts = {
    Course: 'Leadership Essentials v3',
    Length: '2 days',
    'Max attendees': '12',
    Delivery: 'On site',
    Brand: 'Northgate Digital',
  };
  for (const [label, value] of Object.entries(facts)) expect([label, fact(label).textContent]).toEqual([label, value]);
  expect(fact('Address').textContent).toContain('4 Park Row');
  const card = within(screen.getByRole('region', { name: 'Public schedule' }));
  const link = card.getByRole('link', { name: /TC-20901/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    classLinks.detail(schedule.trainingClass.id),
    '_blank',
  ]);
  within(screen.getByRole('region', { name: 'Seats' })).getByLabelText('9 of 12 seats reserved');
  within(screen.getByRole('region', { name: 'Your Trainer' })).getByText('Hannah Whitfield');
  within(screen.getByRole('table', { name: 'Sessions of the class' })).getByText('Tue 17 Nov');
});

test('CLS-15 a new class can begin like this one', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'New class like this' }).getAttribute('href')).toBe(
    `${classLinks.create()}?${new URLSearchParams({ like: schedule.trainingClass.id })}`,
  );
});

function Bookings({ publicSchedule: id }: { publicSchedule: string }) {
  return <p>Bookings of {id}</p>;
}

test('CLS-15 a panel of another domain receives the schedule', async () => {
  await open(schedule, { panels: { [publicScheduleDetailPanel.name]: Bookings } });
  await screen.findByText(`Bookings of ${schedule.id}`);
});

test('NAV-18 an id without a public schedule shows the not-found page', async () => {
  await open(null);
  screen.getByText('This public schedule was not found.');
});
