import type { PageTitle } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, publicItem, trainingClass } from './bookingData.ts';

/** The screen's path for booking 10482. */
export const screenPath = `/booking/${idOf('', 10482).slice(1)}/item/create-public-course`;

function classToSell(reference: string, more: object = {}) {
  return trainingClass(reference, {
    title: 'Leadership Essentials',
    status: 'confirmed',
    public: true,
    deliveryFormat: 'virtual',
    deliveryPlatform: 'ms_teams',
    deliveryAddress: null,
    brand: { id: idOf('brands', 1), name: 'Meridian Leadership' },
    seatsFreeCount: 6,
    seatsTotalCount: 12,
    ...more,
  });
}

const sold = classToSell('TC-20871');
const classes = [
  sold,
  classToSell('TC-20872', { public: false }),
  classToSell('TC-20873', { seatsFreeCount: 0 }),
  classToSell('TC-20874', { status: 'canceled' }),
  classToSell('TC-20875', { startsAt: '2026-11-09T09:30:00.000Z', endsAt: '2026-11-09T16:30:00.000Z' }),
];

const saved = () => ({
  bookingItem: { ...publicItem({ quantity: 4 }), booking: { id: idOf('bookings', 10482) }, class: sold },
});

interface Answers {
  /** The answer to the mutation. */
  readonly answer?: () => unknown;
  /** How many seats TC-20871 has left. */
  readonly free?: () => number;
  readonly found?: object | null;
  readonly address?: string;
}

/** Opens the screen with five classes. Only TC-20871 has seats to book. */
export async function openPublicItem({
  answer = saved,
  free = () => 6,
  found = booking(10482),
  address = screenPath,
}: Answers = {}) {
  const now = () => classes.map((one) => (one === sold ? { ...one, seatsFreeCount: free() } : one));
  const titles: (PageTitle | null)[] = [];
  const opened = await renderScreen({
    remote,
    routes,
    host: { setPageTitle: (title) => titles.push(title) },
    at: address,
    data: {
      booking: () => found,
      trainingClasses: () => ({ ...connection(now()), totalCount: 5 }),
      trainingClass: () => now()[0],
      createPublicBookingItem: answer,
    },
  });
  const sent = () => opened.requests.filter(({ operation }) => operation === 'useCreatePublicItemMutation');
  return { ...opened, sent, titles };
}

/** The row of a class in one of the two tables. */
export const row = (reference: string) => {
  const found = screen.getByText(reference, { selector: 'td *' }).closest('tr');
  if (!found) throw new Error(`No row shows ${reference}.`);
  return within(found);
};

/** Chooses the class with free seats, and waits until their number is shown. */
export async function choose(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Choose TC-20871' }));
  await screen.findByText('6 seats left');
}

export const input = (name: RegExp) => screen.getByRole('textbox', { name });
