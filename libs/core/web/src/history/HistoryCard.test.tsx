import { connection, idOf, renderPiece } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HistoryCard } from './HistoryCard.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const id = idOf('training_classes', 1);
const user = {
  __typename: 'User',
  id: idOf('users', 1),
  avatarUrl: null,
  person: { id: idOf('people', 1), fullName: 'Priya Nair' },
};
const entry = (number: number, differences: object = {}) => ({
  __typename: 'HistoryEntry',
  id: idOf('history_entries', number),
  at: '2026-11-16T09:12:00.000Z',
  action: 'changed',
  reason: null,
  user,
  changes: [],
  ...differences,
});
const canceled = entry(1, {
  reason: 'The trainer is ill.',
  changes: [{ field: 'Status', from: 'Confirmed', to: 'Canceled' }],
});

const render = (history: (given: { first: number }) => object) =>
  renderPiece(<HistoryCard of={id} />, { data: { node: () => ({ __typename: 'TrainingClass', id, history }) } });

const show = () => screen.getByRole('button', { name: 'Show history' });

test('a history is loaded when it is opened, and says who changed what, when and why', async () => {
  const { user: person, requests } = await render(() => connection([canceled, entry(2, { user: null })]));
  expect(requests).toEqual([]);
  await person.click(show());
  await screen.findByText('Reason: The trainer is ill.');
  screen.getByText('Priya Nair');
  screen.getByText('Status');
  screen.getByText('Confirmed → Canceled');
  screen.getByText('The system');
  expect(requests.map(({ variables }) => variables)).toEqual([{ id, first: 25 }]);
  await person.click(screen.getByRole('button', { name: 'Hide history' }));
  expect(screen.queryByText('Priya Nair')).toBeNull();
});

test('a record without changes says so', async () => {
  const { user: person } = await render(() => connection([]));
  await person.click(show());
  await screen.findByText('No changes yet.');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('older entries are shown on request', async () => {
  const all = Array.from({ length: 30 }, (_, number) => entry(number + 1));
  const { user: person, requests } = await render(({ first }) => ({
    ...connection(all.slice(0, first)),
    pageInfo: { hasNextPage: first < all.length },
  }));
  await person.click(show());
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
  await person.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
  expect(requests.map(({ variables }) => variables.first)).toEqual([25, 50]);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a history that failed to load says so, and Try again loads it', async () => {
  let works = false;
  const { user: person } = await render(() => {
    if (!works) throw new Error('The server did not answer.');
    return connection([canceled]);
  });
  await person.click(show());
  await screen.findByText('The history could not be loaded.');
  works = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Reason: The trainer is ill.');
  expect(screen.queryByText('The history could not be loaded.')).toBeNull();
});
