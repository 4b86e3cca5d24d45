import { classLinks } from '@console/classes-contracts';
import { lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, trainer } from '../testing/classData.ts';
import { publicSchedule } from '../testing/scheduleData.ts';

const onSale = publicSchedule('TC-20901');
const full = publicSchedule('TC-20902', { seatsReservedCount: 12, seatsFreeCount: 0 });
const canceled = publicSchedule('TC-20903', { status: 'canceled', seatsReservedCount: 0, seatsFreeCount: 12 });
const ended = publicSchedule('TC-20904', {
  startsAt: '2026-11-02T09:30:00.000Z',
  endsAt: '2026-11-03T16:30:00.000Z',
});

function open(query = '', found: readonly (typeof onSale)[] = [onSale, full, canceled, ended]) {
  const publicSchedules = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 301 };
    return connection(found);
  };
  return renderScreen({
    remote,
    routes,
    at: `${classLinks.publicSchedules()}${query}`,
    data: { publicSchedules, trainer: trainer('Imogen Barraclough') },
  });
}

const row = (reference: string) => {
  const found = screen.getByText(reference, { selector: 'td *' }).closest('tr');
  if (!found) throw new Error(`No row shows ${reference}.`);
  return within(found);
};

test('CLS-15 public schedules to come are listed by date, with dates, delivery, trainer, seats, status and class', async () => {
  const opened = await open();
  screen.getByRole('heading', { level: 1, name: 'Public schedules' });
  expect(lastRows(opened)).toMatchObject({ first: 50, order: [{ startsAt: 'ASC' }], coming: true, seatsLeft: null });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.filter(Boolean)).toEqual([
    'Title',
    'Dates',
    'Delivery',
    'Trainer',
    'Seats sold',
    'Seats left',
    'Status',
    'Class',
  ]);
  const shown = row('TC-20901');
  for (const words of ['16 – 17 Nov 2026', 'Leeds LS1 4DY', 'Hannah Whitfield', '9', '3', 'Confirmed']) {
    shown.getByText(words);
  }
  expect(shown.getByRole('link', { name: 'Leadership Essentials' }).getAttribute('href')).toBe(
    classLinks.publicSchedule(onSale.id),
  );
  expect(shown.getByRole('link', { name: /TC-20901/ }).getAttribute('target')).toBe('_blank');
});

test('CLS-15 a full schedule says so, and a canceled or past one has nothing left to sell', async () => {
  await open();
  row('TC-20902').getByText('Full');
  row('TC-20903').getByText('Canceled');
  row('TC-20903').getByText('–');
  row('TC-20904').getByText('–');
});

test('CLS-15 the filters are in the URL, also the past and all', async () => {
  const trainerId = idOf('trainers', 'Imogen Barraclough');
  const opened = await open(
    `?when=past&seatsLeft=1&status=postponed&deliveryFormat=virtual&q=lead&trainer=${trainerId.split('/')[1]}`,
  );
  expect(lastRows(opened)).toMatchObject({
    coming: false,
    seatsLeft: true,
    status: ['postponed'],
    deliveryFormat: ['virtual'],
    search: 'lead',
    trainer: trainerId,
  });
  within(await screen.findByRole('list', { name: 'Active filters' })).getByText('Imogen Barraclough');
  await opened.user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ coming: null }));
  expect(opened.address()).toContain('when=all');
});

test('CLS-15 NAV-10 an empty list says "No records.", and the button leads to a new public schedule', async () => {
  await open('', []);
  screen.getByText('No records.');
  expect(screen.getByRole('link', { name: 'New public schedule' }).getAttribute('href')).toBe(
    classLinks.createPublicSchedule(),
  );
});
