import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { firstThat, sessionsOfThisWeek, timeRange } from '../src/classes.ts';
import { pathOf } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
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

/** A class of this week with several days, and what the API says of it. */
async function aClass(url: string, token: string): Promise<{ path: string; detail: ClassDetail }> {
  const sessions = await sessionsOfThisWeek(url, token);
  const { trainingClass } = firstThat(
    sessions,
    ({ dayCount, seatsReservedCount, trainingClass }) =>
      dayCount > 1 && seatsReservedCount > 2 && trainingClass.trainer !== null,
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

test('the seat table shows number, names, company, attendance a day, pre-course view and booking', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { path, detail } = await aClass(server.url, await token('manager'));
  await signIn('manager', path);
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
  const [first] = nodes(detail.sessions);
  const seats = first ? nodes(first.seats) : [];
  await expect(table.getByRole('row')).toHaveCount(seats.length + 1);
  for (const { seatNumber, trainingSeatReservation: taken } of seats) {
    const row = table.getByRole('row').nth(seatNumber);
    await expect(row.getByRole('cell').first()).toHaveText(String(seatNumber));
    if (!taken) {
      await expect(row).toContainText('Free seat');
      continue;
    }
    await expect(row).toContainText(taken.bookingItem.booking.customer.name);
    await expect(row.getByRole('link', { name: taken.bookingItem.booking.reference })).toBeVisible();
    if (taken.attendee) {
      await expect(row).toContainText(taken.attendee.familyName);
      await expect(row).toContainText(taken.attendee.givenName);
    } else await expect(row).toContainText('No delegate yet');
  }
  // Names are read whole where the window is as narrow as a phone's too.
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = table
    .getByText(/^(Free seat|No delegate yet)$/)
    .evaluateAll((texts) =>
      texts
        .filter(({ parentElement: cell }) => cell && cell.scrollWidth > cell.clientWidth)
        .map((text) => text.textContent),
    );
  expect(await cut).toEqual([]);
  await expectNoAxeFindings(page);
});

test('each fact of a private class can be hit where the window is as narrow as a phone’s', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: { id: string; title: string } }[] } }>(
    server.url,
    await token('manager'),
    '{ trainingClasses(first: 1, public: false) { edges { node { id title } } } }',
  );
  const one = firstThat(nodes(trainingClasses), () => true, 'private class');
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('manager', pathOf(one.id, '/training-class'));
  await expectScreen(page, one.title);
  await expectNoAxeFindings(page);
});

test('CLS-17 the Your Trainer card names who teaches the class', async ({ page, signIn, server, token }) => {
  const { path, detail } = await aClass(server.url, await token('manager'));
  await signIn('manager', path);
  await expectScreen(page, detail.title);
  const card = page.getByRole('region', { name: 'Your Trainer' });
  await expect(card).toContainText(detail.trainer?.contact.fullName ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${detail.reference} `));
});

test('a seat’s booking opens the booking, and back returns to the class', async ({ page, signIn, server, token }) => {
  const { path, detail } = await aClass(server.url, await token('manager'));
  await signIn('manager', path);
  await page.getByRole('table', { name: 'Seats of the class' }).getByRole('link', { name: /^BK-/ }).first().click();
  await expect(page).toHaveURL(/\/booking\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('BK-');
  await page.goBack();
  await expectScreen(page, detail.title);
});

test('NAV-17 the confirmed purchase order of a class opens in a new tab, its customer in place', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const { trainingClasses } = await ask<{
    trainingClasses: {
      edges: {
        node: {
          id: string;
          title: string;
          customer: { id: string; name: string } | null;
          confirmedPurchaseOrder: { id: string; reference: string } | null;
        };
      }[];
    };
  }>(
    server.url,
    await token('manager'),
    `{ trainingClasses(first: 500, public: false) { edges { node {
      id title customer { id name } confirmedPurchaseOrder { id reference }
    } } } }`,
  );
  const ordered = nodes(trainingClasses).find((one) => one.customer && one.confirmedPurchaseOrder);
  if (!ordered) throw new Error('No private class has a confirmed order.');
  await signIn('manager', pathOf(ordered.id, '/training-class'));
  await expectScreen(page, ordered.title);
  const opening = context.waitForEvent('page');
  await page
    .getByRole('region', { name: 'Class', exact: true })
    .getByRole('link', { name: new RegExp(ordered.confirmedPurchaseOrder?.reference ?? '') })
    .click();
  const tab = await opening;
  await expect(tab).toHaveURL(pathOf(ordered.confirmedPurchaseOrder?.id ?? '', '/purchase-order'));
  await expectScreen(page, ordered.title);
  await page
    .getByRole('main')
    .getByRole('link', { name: ordered.customer?.name ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(pathOf(ordered.customer?.id ?? '', '/customer'));
});
