import { lastRequest, lastRows, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf } from '../testing/classData.ts';
import { bookingRoute } from '../testing/openClassPage.ts';

function brand(name: string, bookings: unknown = { totalCount: 1204 }) {
  return {
    id: idOf('brands', name),
    name,
    primaryColor: '#2b6cb0',
    secondaryColor: '#bee3f8',
    website: 'https://northgate.example/',
    email: null,
    phoneNumber: null,
    bookings,
  };
}

/** Opens the list. Without filters the API counts 5 brands. */
function open(at = '/brand', page: object = connection([brand('Northgate Digital')]), host: object = {}) {
  const brands = (args: object) => (Object.keys(args).length === 0 ? { totalCount: 5 } : page);
  return renderScreen({ remote, routes, at, data: { brands }, host });
}

const row = () => within(screen.getByRole('table', { name: 'Brands' })).getAllByRole('row')[1] as HTMLElement;

test('CLS-18 brands are listed 50 on a page, with colours, website and the number of bookings of the period', async () => {
  const opened = await open('/brand?period=custom&startDate=2026-10-01&endDate=2026-10-31', undefined, {
    findRoute: () => bookingRoute,
  });
  const count = await within(row()).findByRole('link', { name: '1,204 bookings of Northgate Digital' });
  expect(count.getAttribute('href')).toBe(
    `/booking?period=any&brand=${idOf('brands', 'Northgate Digital').split('/')[1]}&created=2026-10-01..2026-10-31`,
  );
  for (const words of ['Northgate Digital', '#2b6cb0', '#bee3f8', 'northgate.example']) within(row()).getByText(words);
  expect(within(row()).getByRole('link', { name: 'Northgate Digital' }).getAttribute('href')).toMatch(/^\/brand\//);
  expect(lastRows(opened)).toMatchObject({ first: 50, order: [{ name: 'ASC' }] });
  expect(lastRequest(opened, 'brandTotalsQuery')).toMatchObject({
    first: 50,
    createdAt: [{ after: '2026-10-01T00:00:00.000Z', strictly_before: '2026-11-01T00:00:00.000Z' }],
  });
});

test('the rows do not wait for the totals; a failure to count them is shown, and they are counted again', async () => {
  let broken = true;
  const counted = () => {
    if (broken) throw new Error('The count took too long.');
    return { totalCount: 1204 };
  };
  const { user } = await open('/brand', connection([brand('Northgate Digital', counted)]));
  within(row()).getByText('Northgate Digital');
  const frame = screen.getByRole('heading', { level: 1, name: 'Brands' }).closest('header');
  await screen.findByText('The numbers of bookings could not be loaded.');
  expect(frame?.contains(screen.getByRole('alert'))).toBe(true);
  expect(row().lastElementChild?.textContent).toBe('–');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await within(row()).findByText('1,204');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty list says "No records."', async () => {
  await open('/brand?q=zebra', connection([]));
  screen.getByText('No records.');
});

test('a failure to read the brands is shown', async () => {
  const { brands } = {
    brands: () => {
      throw new Error('The database is away.');
    },
  };
  await renderScreen({ remote, routes, at: '/brand', data: { brands } });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});
