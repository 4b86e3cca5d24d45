import { feedbackKinds } from '@console/classes-contracts';
import { connection, everyRoute, idOf, lastRows, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { feedback, leadership } from '../testing/feedbackData.ts';

const trainer = feedback(2, {
  ...{ personName: 'Ruth Hallam', kind: 'trainer_post_course', sentiment: 'mixed', attendee: null },
  trainer: { id: idOf('trainers', 1) },
});

/** Opens the list with two of 40 feedbacks. */
function open(at = '/feedback', host = {}) {
  const feedbacks = (args: object) =>
    Object.keys(args).length === 0
      ? { totalCount: 40 }
      : { ...connection([feedback(1, { sentiment: 'positive' }), trainer]), totalCount: 2 };
  const trainingClasses = connection([{ ...leadership, status: 'delivered', endsAt: '2026-11-10T16:00:00.000Z' }]);
  return renderScreen({ remote, routes, at, host, data: { feedbacks, trainingClass: leadership, trainingClasses } });
}

const table = () => within(screen.getByRole('table', { name: 'Feedback' }));

test('ADM-11 the list shows who said what about which class, the newest first, with the four kinds and the sentiment as word and icon', async () => {
  const opened = await open('/feedback', everyRoute);
  expect(lastRows(opened)).toMatchObject({
    ...{ first: 10, order: [{ createdAt: 'DESC' }], createdAt: null },
    ...{ kind: null, sentiment: null, trainingClass: null },
  });
  const heads = table().getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['', 'From', 'Class', 'Course', 'Kind', 'Sentiment', 'Created (UTC)'],
  ]);
  const [, first, second] = table().getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  const delegate = within(first);
  expect(delegate.getByRole('link', { name: 'Amelia Hughes' }).getAttribute('href')).toBe(
    `/feedback/${idOf('', 1).slice(1)}`,
  );
  expect(delegate.getByRole('link', { name: 'TC-20853' }).getAttribute('href')).toBe(
    `/training-class/${idOf('', 1).slice(1)}`,
  );
  for (const words of ['Leadership Essentials', '16 Nov 2026 09:12']) delegate.getByText(words);
  expect(delegate.getByText('Positive').querySelector('svg')).not.toBeNull();
  within(second).getByText('Mixed');
  const kinds = [first, second].map((row) => within(row).getAllByRole('cell')[4]?.textContent);
  expect(kinds).toEqual([feedbackKinds.labels.attendee_post_course, feedbackKinds.labels.trainer_post_course]);
  await opened.user.click(screen.getByRole('button', { name: /^Kind Any/ }));
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(Object.values(feedbackKinds.labels));
});

test('ADM-11 feedback is filtered by kind, sentiment, class and period; the URL holds the filters', async () => {
  const at = '/feedback?period=month&startDate=2026-11-01&kind=booker_post_course&sentiment=negative';
  const opened = await open(`${at}&class=${idOf('', 1).slice(1)}`);
  expect(lastRows(opened)).toMatchObject({
    createdAt: [{ after: '2026-11-01T00:00:00.000Z', strictly_before: '2026-12-01T00:00:00.000Z' }],
    ...{ kind: ['booker_post_course'], sentiment: ['negative'], trainingClass: leadership.id },
  });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  for (const words of ['Negative', 'TC-20853']) chips.getByText(words);
  await opened.user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(opened.address()).toBe('/feedback'));
  expect(lastRows(opened)).toMatchObject({ createdAt: null, kind: null, sentiment: null, trainingClass: null });
});

test('NAV-08 the list shows 10, 20, 50 or 100 feedbacks, and no more', async () => {
  for (const [size, first] of [
    [20, 20],
    [50, 50],
    [100, 100],
    [250, 10],
  ]) {
    expect(lastRows(await open(`/feedback?size=${size}`))).toMatchObject({ first });
    cleanup();
  }
});
