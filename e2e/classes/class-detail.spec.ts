import { settled } from '@console/harness/settled';
import { ask, nodes } from '../src/api.ts';
import { classToMark, nameOf, readClass, record } from '../src/attendance.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { firstThat, sessionsOfThisWeek, timeRange } from '../src/classes.ts';
import { expect, test } from '../src/fixtures.ts';
import { soon, watchStreams } from '../src/live.ts';
import { expectScreen } from '../src/screens.ts';

interface ClassDetail {
  title: string;
  reference: string;
  seatsTotalCount: number;
  seatsReservedCount: number;
  trainer: { contact: { fullName: string } } | null;
  sessions: {
    edges: {
      node: {
        startsAt: string;
        endsAt: string;
        seats: {
          edges: {
            node: {
              seatNumber: number;
              attendance: string;
              trainingSeatReservation: {
                bookingItem: { booking: { reference: string; customer: { name: string } } };
                attendee: { givenName: string; familyName: string } | null;
              } | null;
            };
          }[];
        };
      };
    }[];
  };
}

const query = `query ($id: ID!) {
  trainingClass(id: $id) {
    title reference seatsTotalCount seatsReservedCount trainer { contact { fullName } }
    sessions(first: 10) { edges { node { startsAt endsAt
      seats(first: 50) { edges { node { seatNumber attendance trainingSeatReservation {
        bookingItem { booking { reference customer { name } } } attendee { givenName familyName }
      } } } }
    } } }
  }
}`;

/** A class of this week with several days, few enough for every column, with its data from the API. */
async function aClass(url: string, token: string): Promise<{ path: string; detail: ClassDetail }> {
  const sessions = await sessionsOfThisWeek(url, token);
  const { trainingClass } = firstThat(
    sessions,
    ({ dayCount, seatsReservedCount, trainingClass }) =>
      dayCount > 1 && dayCount < 4 && seatsReservedCount > 2 && trainingClass.trainer !== null,
    'class of several days with seats taken',
  );
  const { trainingClass: detail } = await ask<{ trainingClass: ClassDetail }>(url, token, query, {
    id: trainingClass.id,
  });
  return { path: `/training-class/${trainingClass.id.split('/').at(-1)}`, detail };
}

test('CLS-06 the sessions table shows date, HH:mm range and venue', async ({ page, signIn, server, token }) => {
  const { path, detail } = await aClass(server.url, await token('manager'));
  await signIn('manager', path);
  await expectScreen(page, detail.title);
  await page.getByRole('tab', { name: /^Sessions/ }).click();
  const table = page.getByRole('table', { name: 'Sessions of the class' });
  const days = nodes(detail.sessions);
  await expect(table.getByRole('row')).toHaveCount(days.length + 1);
  for (const [index, { startsAt, endsAt }] of days.entries()) {
    const row = table.getByRole('row').nth(index + 1);
    await expect(row).toContainText(timeRange(startsAt, endsAt));
    await expect(row).toContainText(String(Number(startsAt.slice(8, 10))));
    await expect(row.getByRole('cell').nth(3)).not.toBeEmpty();
  }
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(table).toBeVisible();
});

test('the seat table shows number, names, company, attendance of each day, pre-course answers, booking and action', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { path, detail } = await aClass(server.url, await token('manager'));
  await signIn('manager', `${path}?tab=seats`);
  await expectScreen(page, detail.title);
  const table = page.getByRole('table', { name: 'Seats of the class' });
  await expect(table.getByRole('columnheader')).toContainText([
    'Seat',
    'Family name',
    'Given name',
    'Company',
    'Day 1',
    'Day 2',
  ]);
  await expect(table.getByRole('columnheader').last()).toHaveText('Action');
  const [first] = nodes(detail.sessions);
  const seats = first ? nodes(first.seats) : [];
  await expect(table.getByRole('row')).toHaveCount(seats.length + 1);
  for (const { seatNumber, trainingSeatReservation: taken } of seats) {
    const row = table.getByRole('row').nth(seatNumber);
    await expect(row.getByRole('cell').first()).toHaveText(String(seatNumber));
    if (!taken) {
      await expect(row).toContainText('Free seat');
      await expect(row.getByRole('button')).toHaveCount(0);
      continue;
    }
    await expect(row).toContainText(taken.bookingItem.booking.customer.name);
    await expect(row.getByRole('link', { name: taken.bookingItem.booking.reference })).toBeVisible();
    if (taken.attendee) {
      await expect(row).toContainText(taken.attendee.familyName);
      await expect(row).toContainText(taken.attendee.givenName);
      await expect(row.getByRole('button', { name: `Unassign seat ${seatNumber}` })).toBeVisible();
    } else {
      await expect(row).toContainText('No delegate yet');
      await expect(row.getByRole('button', { name: `Add attendee to seat ${seatNumber}` })).toBeVisible();
    }
  }
  // Names are shown whole, also on a window as narrow as a phone.
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = () =>
    table
      .getByText(/^(Free seat|No delegate yet)$/)
      .evaluateAll((texts) =>
        texts
          .filter(({ parentElement: cell }) => cell && cell.scrollWidth > cell.clientWidth)
          .map((text) => text.textContent),
      );
  await expect.poll(cut).toEqual([]);
  await expectNoAxeFindings(page);
});

test('while the seats load, only their values are missing and the layout does not shift; one change fetches them once', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const streams = watchStreams(context);
  const manager = await token('manager');
  const { path, title, id, days } = await classToMark(server.url, manager);
  const [first] = days[0] ?? [];
  if (!first) throw new Error('The class has no delegates.');
  const arrive = Promise.withResolvers<void>();
  // The stream repeats the latest changes, and the seats would be asked for again.
  const follow = Promise.withResolvers<void>();
  await page.route('**/graphql?live', async (route) => {
    await follow.promise;
    await route.continue();
  });
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    const asks = route.request().postData() ?? '';
    if (asks.includes('useClassSeatsQuery')) {
      asked += 1;
      await arrive.promise;
    }
    await route.continue();
  });
  await signIn('manager', `${path}?tab=seats`);
  await expectScreen(page, title);
  const table = page.getByRole('table', { name: 'Seats of the class' });
  await expect(table).toHaveAttribute('aria-busy', 'true');
  const heads = await table.getByRole('columnheader').evaluateAll(linesOf);
  const whole = await table.evaluateAll(placesOf);
  arrive.resolve();
  await expect(table).not.toHaveAttribute('aria-busy');
  await expect(table.getByText(nameOf(first).split(' ').at(-1) ?? '', { exact: true }).first()).toBeVisible();
  // Columns may give width to a text that would be cut. Nothing moves up or down.
  expect(await table.getByRole('columnheader').evaluateAll(linesOf)).toEqual(heads);
  expect(await table.evaluateAll(placesOf)).toEqual(whole);
  expect(asked).toBe(1);
  follow.resolve();

  await expect.poll(() => streams.open().length).toBe(1);
  // The stream of live updates first repeats the latest changes. Their requests must not be counted.
  // This change comes after them, so they are over when it is shown.
  const admin = await token('admin');
  await record(server.url, admin, { id: first.id, attendance: 'partial' });
  const mark = (name: string) => table.getByRole('row').nth(first.seatNumber).getByRole('img', { name }).first();
  await expect(mark('Partial')).toBeVisible(soon);
  await settled(page);
  const before = asked;
  await record(server.url, admin, { id: first.id, attendance: 'full' });
  await expect(mark('Full')).toBeVisible(soon);
  expect(asked).toBe(before + 1);
  expect((await readClass(server.url, manager, id)).days[0]?.[0]?.attendance).toBe('full');
});

/** The places of elements from top to bottom. */
const linesOf = (elements: Element[]) =>
  elements.map((element) => {
    const { y, height } = element.getBoundingClientRect();
    return [y, height];
  });

/** The positions and sizes of elements on the page. */
const placesOf = (elements: Element[]) =>
  elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

test('CLS-17 the Your Trainer card shows the name of the class’s trainer', async ({ page, signIn, server, token }) => {
  const { path, detail } = await aClass(server.url, await token('manager'));
  await signIn('manager', path);
  await expectScreen(page, detail.title);
  const card = page.getByRole('region', { name: 'Your Trainer' });
  await expect(card).toContainText(detail.trainer?.contact.fullName ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${detail.reference} `));
});

test('the booking link of a seat opens the booking, and back returns to the class', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { path, detail } = await aClass(server.url, await token('manager'));
  await signIn('manager', `${path}?tab=seats`);
  await page.getByRole('table', { name: 'Seats of the class' }).getByRole('link', { name: /^BK-/ }).first().click();
  await expect(page).toHaveURL(/\/booking\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('BK-');
  await page.goBack();
  await expectScreen(page, detail.title);
});
