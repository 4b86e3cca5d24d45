import { classLinks } from '@console/classes-contracts';
import { lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection, idOf, session, trainingClass } from '../testing/classData.ts';
import { classListScreen, sessionsOf, stopTheClock } from '../testing/classListScreen.ts';

const openClassList = (...list: Parameters<typeof classListScreen>) => renderScreen(classListScreen(...list));

beforeEach(stopTheClock);

const day = (name: string) => within(screen.getByRole('region', { name }));

test('CLS-01 sessions are listed under the UTC day of their start, with seats and the number of the day', async () => {
  const leadership = trainingClass('TC-20871');
  await openClassList(
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
  await openClassList(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  expect(screen.getByRole('article').style.getPropertyValue('--accent')).toBe('#1f6feb');
});

test('CLS-01 the table shows title, delivery, status and trainer of each class', async () => {
  await openClassList({ trainingClasses: connection([trainingClass('TC-20871')]) }, '/training-class?view=table');
  const [, row] = within(screen.getByRole('table', { name: 'Classes' })).getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  const cells = within(row);
  const link = cells.getByRole('link', { name: /^TC-20871/ });
  expect(link.getAttribute('href')).toBe(classLinks.detail(trainingClass('TC-20871').id));
  expect(link.getAttribute('target')).toBe('_blank');
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

test('CLS-03 a public class has a star, its references, trainer, and city and postcode', async () => {
  const confirmedPurchaseOrder = {
    id: idOf('purchase_orders', 'PO-30412'),
    reference: 'PO-30412',
    status: 'confirmed',
  };
  await openClassList(sessionsOf(session('2026-11-16', trainingClass('TC-20871', { confirmedPurchaseOrder }))));
  const card = within(screen.getByRole('article'));
  card.getByRole('link', { name: 'Leadership Essentials' });
  for (const text of ['Public', 'TC-20871', 'PO-30412', 'Confirmed', 'Hannah Whitfield', 'Leeds LS1 4DY']) {
    card.getByText(text);
  }
});

test('CLS-03 a private class shows its customer, a virtual class its platform, and a class without a trainer a message', async () => {
  const zoom = { deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null };
  await openClassList(
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

test('CLS-04 an empty range has a message that names the filters', async () => {
  await openClassList(
    {
      trainingSessions: (args: { trainingClass_public?: boolean }) => ({
        ...connection([]),
        totalCount: args.trainingClass_public === undefined ? 14 : 0,
      }),
    },
    '/training-class?classType=private',
  );
  screen.getByText('No classes found in selected date range');
  await screen.findByText(/^No session was found with type “Private”, starting within 16 – 22 Nov 2026\./);
  await screen.findByText(/Without type “Private” there are 14 sessions\./);
  expect(screen.getAllByRole('button', { name: 'Remove Type: Private' })).toHaveLength(2);
});

test('CLS-04 today is listed among the other days even without sessions', async () => {
  await openClassList(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  const today = day('Wednesday 18 November 2026');
  today.getByText('Today');
  today.getByText('No sessions available.');
});

test('CLS-02 Today scrolls to today, at once in this week, and from another week when this week has arrived', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const opened = await openClassList({
    trainingSessions: ({ startsAt: [range] }: { startsAt: { after: string }[] }) =>
      connection([session(range?.after.slice(0, 10) ?? '', trainingClass('TC-20871'))]),
  });
  const today = 'Wednesday 18 November 2026';
  const scrolledTo = () => scrolled.mock.instances.map((at) => at instanceof Element && at.ariaLabel);
  scrolled.mockClear();
  await opened.user.click(screen.getByRole('button', { name: 'Today' }));
  expect(scrolledTo()).toEqual([today]);
  expect(opened.address()).toBe('/training-class');
  await opened.user.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('region', { name: 'Monday 23 November 2026' });
  scrolled.mockClear();
  await opened.user.click(screen.getByRole('button', { name: 'Today' }));
  await screen.findByRole('region', { name: today });
  await waitFor(() => expect(scrolledTo()).toEqual([today]));
});

test("CLS-04 a virtual session is joined by its link, or its button says 'Missing Meeting Link' and is disabled", async () => {
  const virtual = (reference: string) =>
    trainingClass(reference, { deliveryFormat: 'virtual', deliveryPlatform: 'zoom' });
  await openClassList(
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
  await openClassList(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  const link = screen.getByRole('link', { name: 'Leadership Essentials' });
  expect(link.getAttribute('href')).toBe(classLinks.detail(trainingClass('TC-20871').id));
  expect(link.getAttribute('target')).toBeNull();
});

test('NAV-08 the table shows 50 rows a page by default, and 50, 100, 250 or 500 can be chosen', async () => {
  const page = { hasNextPage: true };
  const opened = await openClassList(
    { trainingClasses: { ...connection([trainingClass('TC-1')], page), totalCount: 120 } },
    '/training-class?view=table',
  );
  expect(lastRows(opened)).toMatchObject({ first: 50, order: [{ title: 'ASC' }] });
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500']);
  await opened.user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ after: trainingClass('TC-1').id }));
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '250');
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ first: 250 }));
  expect(opened.address()).toBe('/training-class?view=table&size=250');
});

test('the count comes after the rows and says that times are UTC', async () => {
  await openClassList(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  await waitFor(() => expect(screen.getByText(/times in UTC/).textContent).toBe('1 session · times in UTC'));
});

test('CLS-01 all sessions of a month with hundreds of sessions are rendered in the end', async () => {
  const many = Array.from({ length: 150 }, (_, index) => session('2026-11-16', trainingClass(`TC-${index}`)));
  await openClassList(sessionsOf(...many));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(150));
});

test('CLS-01 a schedule of more than 500 sessions has a next page', async () => {
  const more = connection([session('2026-11-16', trainingClass('TC-1'))], { hasNextPage: true });
  const opened = await openClassList({ trainingSessions: more });
  expect(lastRows(opened)).toMatchObject({ first: 500 });
  await opened.user.click(screen.getByRole('button', { name: 'Later sessions' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ first: 500, after: more.pageInfo.endCursor ?? '' }));
});

test('NAV-10 old sessions stay while others load, and the count shows that they load', async () => {
  const nextWeek = Promise.withResolvers<void>();
  const opened = await openClassList({
    trainingSessions: async ({ startsAt: [range] }: { startsAt: { after: string }[] }) => {
      if (range?.after.startsWith('2026-11-23')) await nextWeek.promise;
      return connection([session('2026-11-16', trainingClass('TC-20871'))]);
    },
  });
  await opened.user.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByText('Loading sessions');
  screen.getByRole('article');
  nextWeek.resolve();
  await waitFor(() => expect(screen.queryByText('Loading sessions')).toBeNull());
});
