import { classLinks } from '@console/classes-contracts';
import { renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, session, trainer, trainingClass } from '../testing/classData.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T11:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const empty = connection([]);
const open = (data: object, at = '/training-class') =>
  renderScreen({ remote, routes, at, data: { trainingSessions: empty, trainingClasses: empty, ...data } });
const sessionsOf = (...sessions: ReturnType<typeof session>[]) => ({ trainingSessions: connection(sessions) });
const day = (name: string) => within(screen.getByRole('region', { name }));
const activeFilters = () => within(screen.getByRole('list', { name: 'Active filters' }));
const lastPageRequest = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.findLast(({ operation }) => operation === 'ClassListPageQuery')?.variables;

test('CLS-01 sessions stand under the UTC day on which they start, with seats and the day of several', async () => {
  const leadership = trainingClass('TC-20871');
  await open(
    sessionsOf(
      session('2026-11-16', leadership),
      session('2026-11-16', trainingClass('TC-20866'), {
        startsAt: '2026-11-16T23:30:00Z',
        endsAt: '2026-11-17T01:00:00Z',
      }),
      session('2026-11-17', leadership, { dayNumber: 2 }),
    ),
  );
  const monday = day('Monday 16 November 2026');
  expect(monday.getAllByRole('article')).toHaveLength(2);
  monday.getByText('2 sessions');
  monday.getByText('23:30–01:00');
  const tuesday = day('Tuesday 17 November 2026');
  tuesday.getByText('09:30–16:30');
  tuesday.getByText('9/12');
  tuesday.getByText('9 of 12 seats reserved');
  tuesday.getByText('Day 2 of 2');
});

test("CLS-01 the brand's colour is the card's left edge", async () => {
  await open(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  expect(screen.getByRole('article').style.getPropertyValue('--accent')).toBe('#1f6feb');
});

test('CLS-01 the table shows title, delivery, status and trainer of each class', async () => {
  await open({ trainingClasses: connection([trainingClass('TC-20871')]) }, '/training-class?view=table');
  const [, row] = within(screen.getByRole('table', { name: 'Classes' })).getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  const cells = within(row);
  expect(cells.getByRole('link', { name: 'TC-20871' }).getAttribute('href')).toBe(
    classLinks.detail(trainingClass('TC-20871').id),
  );
  for (const text of [
    'Leadership Essentials',
    'Leeds LS1 4DY',
    'Confirmed',
    'Hannah Whitfield',
    '16 – 17 Nov 2026',
    '9/12',
  ]) {
    cells.getByText(text);
  }
});

test('CLS-02 it opens on this week and on all types, from Monday to the end of Sunday', async () => {
  const opened = await open(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  expect(lastPageRequest(opened)).toMatchObject({
    from: '2026-11-16T00:00:00.000Z',
    until: '2026-11-22T23:59:59.999Z',
    public: null,
    status: null,
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  screen.getByRole('button', { name: '16 – 22 Nov 2026' });
});

test('CLS-02 NAV-05 period, startDate and classType stand in the URL; defaults leave no trace there', async () => {
  const opened = await open({});
  await opened.user.click(screen.getByRole('radio', { name: 'Private' }));
  await waitFor(() => expect(opened.address()).toBe('/training-class?classType=private'));
  expect(lastPageRequest(opened)).toMatchObject({ public: false });
  await opened.user.click(screen.getByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(opened.address()).toContain('period=day'));
  await opened.user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(opened.address()).toContain('startDate=2026-11-19'));
  await opened.user.click(screen.getByRole('button', { name: 'Today' }));
  await opened.user.click(screen.getByRole('radio', { name: 'Week' }));
  await opened.user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(opened.address()).toBe('/training-class'));
});

test('CLS-02 NAV-05 a pasted address gives the same list; what it says wrongly counts as not said', async () => {
  const opened = await open(
    {},
    '/training-class?period=custom&startDate=2026-11-20&endDate=2026-11-03&classType=nobody&status=lost&trainer=x&size=7',
  );
  expect(lastPageRequest(opened)).toMatchObject({
    from: '2026-11-20T00:00:00.000Z',
    until: '2026-11-20T23:59:59.999Z',
    public: null,
    status: null,
    trainer: null,
  });
});

test('CLS-02 status takes several, each a removable filter', async () => {
  const opened = await open({});
  await opened.user.click(screen.getByRole('button', { name: /^Status/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Confirmed' }));
  await opened.user.click(screen.getByRole('option', { name: 'Postponed' }));
  await waitFor(() => expect(lastPageRequest(opened)).toMatchObject({ status: ['confirmed', 'postponed'] }));
  await opened.user.keyboard('{Escape}');
  await opened.user.click(await activeFilters().findByRole('button', { name: 'Remove Status: Confirmed, Postponed' }));
  await waitFor(() => expect(opened.address()).toBe('/training-class'));
});

test('CLS-02 FRM-06 a trainer is found by name, half a second after the last key, and shown with email', async () => {
  const hannah = trainer('Hannah Whitfield');
  const trainers = vi.fn(() => connection([hannah]));
  const opened = await open({ trainers, trainer: hannah });
  await opened.user.click(screen.getByRole('button', { name: /^Trainer/ }));
  await opened.user.type(screen.getByRole('combobox', { name: 'Search trainer' }), 'whit');
  await waitFor(() => expect(trainers).toHaveBeenCalledTimes(2), { timeout: 2000 });
  expect(trainers).toHaveBeenLastCalledWith(
    expect.objectContaining({ first: 500, name: 'whit' }),
    undefined,
    expect.anything(),
  );
  screen.getByText('whitfield@trainers.example');
  await opened.user.click(screen.getByRole('option', { name: /Hannah Whitfield/ }));
  await waitFor(() => expect(lastPageRequest(opened)).toMatchObject({ trainer: hannah.id }));
  await activeFilters().findByRole('button', { name: 'Remove Trainer: Hannah Whitfield' });
});

test('CLS-02 brands are offered 50 at a time', async () => {
  const northgate = { id: idOf('brands', 'Northgate Digital'), name: 'Northgate Digital' };
  const brands = vi.fn(() => connection([northgate]));
  const opened = await open({ brands, brand: northgate });
  await opened.user.click(screen.getByRole('button', { name: /^Brand/ }));
  await opened.user.click(await screen.findByRole('option', { name: 'Northgate Digital' }));
  expect(brands).toHaveBeenCalledWith(expect.objectContaining({ first: 50 }), undefined, expect.anything());
  await waitFor(() => expect(lastPageRequest(opened)).toMatchObject({ brand: northgate.id }));
});

test('CLS-03 a public class has a star, its references, trainer, and city and postcode', async () => {
  const confirmedPurchaseOrder = {
    id: idOf('purchase_orders', 'PO-30412'),
    reference: 'PO-30412',
    status: 'confirmed',
  };
  await open(sessionsOf(session('2026-11-16', trainingClass('TC-20871', { confirmedPurchaseOrder }))));
  const card = within(screen.getByRole('article'));
  card.getByRole('link', { name: 'Leadership Essentials' });
  for (const text of ['Public', 'TC-20871', 'PO-30412', 'Confirmed', 'Hannah Whitfield', 'Leeds LS1 4DY']) {
    card.getByText(text);
  }
});

test("CLS-03 a private class is its customer's; without trainer it says so; a virtual one names its platform", async () => {
  const zoom = { deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null };
  await open(
    sessionsOf(
      session(
        '2026-11-16',
        trainingClass('TC-1', { public: false, customerName: 'Calder Valley Housing', trainer: null, ...zoom }),
      ),
      session('2026-11-16', trainingClass('TC-2', { public: false, customerName: null })),
    ),
  );
  const [first, second] = screen.getAllByRole('article');
  if (!first || !second) throw new Error('Two cards were expected.');
  within(first).getByText('Calder Valley Housing');
  within(first).getByText('No trainer yet');
  within(first).getByText('Zoom');
  within(second).getByText('Unknown');
});

test('CLS-04 an empty range says so, and names the filters that emptied it', async () => {
  await open(
    {
      trainingSessions: (args: { trainingClass_public?: boolean }) => ({
        ...empty,
        totalCount: args.trainingClass_public === undefined ? 14 : 0,
      }),
    },
    '/training-class?classType=private',
  );
  screen.getByText('No classes found in selected date range');
  await screen.findByText(/16 – 22 Nov 2026 with type Private\. Without the filters there are 14\./);
  expect(screen.getAllByRole('button', { name: 'Remove Type: Private' })).toHaveLength(2);
});

test('CLS-04 today without sessions says so among the other days', async () => {
  await open(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  const today = day('Wednesday 18 November 2026');
  today.getByText('Today');
  today.getByText('No sessions available.');
});

test("CLS-04 a virtual session is joined by its link, or its button says 'Missing Meeting Link' and is disabled", async () => {
  const virtual = (reference: string) =>
    trainingClass(reference, { deliveryFormat: 'virtual', deliveryPlatform: 'zoom' });
  await open(
    sessionsOf(
      session('2026-11-16', virtual('TC-1'), { meetingLink: 'https://zoom.example/j/1' }),
      session('2026-11-16', virtual('TC-2')),
      session('2026-11-16', trainingClass('TC-3')),
    ),
  );
  const [joinable, missing, onSite] = screen.getAllByRole('article');
  if (!joinable || !missing || !onSite) throw new Error('Three cards were expected.');
  const join = within(joinable).getByRole('link', { name: 'Join Leadership Essentials' });
  expect(join.getAttribute('href')).toBe('https://zoom.example/j/1');
  expect(within(missing).getByRole<HTMLButtonElement>('button', { name: 'Missing Meeting Link' }).disabled).toBe(true);
  expect(within(onSite).queryByRole('button')).toBeNull();
});

test('NAV-17 the card opens its class in place', async () => {
  await open(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  const link = screen.getByRole('link', { name: 'Leadership Essentials' });
  expect(link.getAttribute('href')).toBe(classLinks.detail(trainingClass('TC-20871').id));
  expect(link.getAttribute('target')).toBeNull();
});

test('NAV-08 the table pages by cursor, 50 rows a page unless another of 50, 100, 250, 500 is chosen', async () => {
  const page = { hasNextPage: true };
  const opened = await open(
    { trainingClasses: { ...connection([trainingClass('TC-1')], page), totalCount: 120 } },
    '/training-class?view=table',
  );
  expect(lastPageRequest(opened)).toMatchObject({ first: 50, order: [{ title: 'ASC' }] });
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500']);
  await opened.user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastPageRequest(opened)).toMatchObject({ after: trainingClass('TC-1').id }));
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '250');
  await waitFor(() => expect(lastPageRequest(opened)).toMatchObject({ first: 250 }));
  expect(opened.address()).toBe('/training-class?view=table&size=250');
});

test('the count comes after the rows and says that times are UTC', async () => {
  await open(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  await waitFor(() => expect(screen.getByText(/times in UTC/).textContent).toBe('1 session · times in UTC'));
});
