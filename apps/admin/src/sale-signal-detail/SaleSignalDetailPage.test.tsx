import { everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { saleSignal } from '../testing/adminData.ts';

function open(found: object | null | (() => never), host = {}) {
  const at = `/sale-signal/${idOf('', 1).slice(1)}`;
  return renderScreen({
    remote,
    routes,
    at,
    data: { saleSignal: typeof found === 'function' ? found : () => found },
    host,
  });
}

const card = (name: string) => within(screen.getByRole('region', { name }));

const overview = (label: string) => fact(label, card('Overview')).textContent;

test('ADM-04 the cards are description, overview and sources', async () => {
  const { requests } = await open(saleSignal(1));
  expect(requests[0]?.variables).toEqual({ id: idOf('sale_signals', 1) });
  card('Description').getByText('Asks for a second leadership cohort in spring.');
  expect(overview('Confidence score')).toBe('87%');
  expect(overview('Priority')).toBe('High');
  expect(overview('Intent')).toBe('Expansion opportunity');
  expect(overview('Status')).toBe('New');
  expect(overview('Created (UTC)')).toBe('16 Nov 2026 09:12');
  expect(overview('Tags')).toBe('leadershipspring');
  card('Sources').getByText('We would like to run the same programme in the spring.');
  card('Sources').getByText('Question next_training');
  expect(document.title).toBe('Expansion opportunity – Amelia Hughes');
});

test('ADM-04 an empty value shows a dash', async () => {
  await open(saleSignal(1, { tags: [], sources: [] }));
  expect(overview('Tags')).toBe('–');
  card('Sources').getByText('–');
});

test('ADM-04 a source without a question shows a dash for the question', async () => {
  await open(saleSignal(1));
  card('Sources').getByText('Question –');
});

test('contact, customer and account manager are links when the console has their screens, otherwise text', async () => {
  const { unmount } = await open(saleSignal(1), everyRoute);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Amelia Hughes', `/customer-contact/${idOf('', 1).slice(1)}`],
    ['Calder Valley Housing', `/customer/${idOf('', 1).slice(1)}`],
    ['Tom Ellery', `/user/${idOf('', 2).slice(1)}`],
  ]);
  unmount();
  await open(saleSignal(1, { assignedTo: null }));
  screen.getByText('Unassigned');
  screen.getByText('Calder Valley Housing');
});

test('NAV-18 an id without a signal shows the not-found page', async () => {
  await open(null);
  screen.getByText('This sale signal was not found.');
});

test("NAV-10 a failure to read the signal is thrown to the route's error boundary", async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});
