import { notices } from '@console/platform';
import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { saleSignal, tom } from '../testing/adminData.ts';

function open(found: object | null | (() => object), host = {}, more: object = {}) {
  const at = `/sale-signal/${idOf('', 1).slice(1)}`;
  return renderScreen({
    remote,
    routes,
    at,
    data: { saleSignal: typeof found === 'function' ? found : () => found, ...more },
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
  card('Sources').getByText('Which training would help you next?');
  expect(document.title).toBe('Expansion opportunity – Amelia Hughes');
  screen.getByRole('heading', { level: 1, name: 'Expansion opportunity – Amelia Hughes' });
});

test('ADM-04 an empty value shows a dash', async () => {
  await open(saleSignal(1, { tags: [], sources: [], feedback: null }));
  expect(overview('Tags')).toBe('–');
  expect(overview('Feedback')).toBe('–');
  card('Sources').getByText('–');
});

test('ADM-04 a source without a question shows a dash for the question', async () => {
  await open(saleSignal(1));
  card('Sources').getByText('Question –');
});

test('ADM-04 contact, customer, account manager, the answer and a new booking of the customer are links when the console has their screens, otherwise text', async () => {
  const { unmount } = await open(saleSignal(1), everyRoute);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['New booking', `/booking/create?customer=${encodeURIComponent(idOf('customers', 1))}`],
    ['Amelia Hughes', `/customer-contact/${idOf('', 1).slice(1)}`],
    ['Calder Valley Housing', `/customer/${idOf('', 1).slice(1)}`],
    ['Tom Ellery', `/user/${idOf('', 2).slice(1)}`],
    ['The answers', `/feedback/${idOf('', 1).slice(1)}`],
  ]);
  unmount();
  await open(saleSignal(1, { assignedTo: null }));
  expect(overview('Assigned to')).toBe('Nobody');
  screen.getByText('Calder Valley Housing');
});

test('ADM-04 a signal is assigned to an account manager in place, and taken from them again; its status stays new', async () => {
  const sent: unknown[] = [];
  let now = saleSignal(1, { assignedTo: null });
  const { user } = await open(() => now, everyRoute, {
    assignSaleSignal: ({ input }: { input: { assignedTo: string | null } }) => {
      sent.push(input);
      now = saleSignal(1, { version: sent.length + 1, assignedTo: input.assignedTo ? tom : null });
      return { saleSignal: now };
    },
    users: connection([tom]),
  });
  await user.click(screen.getByRole('button', { name: 'Edit account manager' }));
  await user.click(screen.getByRole('combobox', { name: /^Assigned to/ }));
  await user.click(await screen.findByRole('option', { name: /Tom Ellery/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(overview('Assigned to')).toBe('Tom Ellery'));
  expect(sent).toEqual([{ id: idOf('sale_signals', 1), version: 1, assignedTo: tom.id }]);
  expect(overview('Status')).toBe('New');
  expect(notices.get().map(({ text }) => text)).toEqual(['Saved successfully.']);
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
