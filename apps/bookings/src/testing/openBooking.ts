import type { ConsoleHost } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import routes from '../routes.ts';

/**
 * Opens BK-10482.
 *
 * @param now returns the booking at the time of each request.
 * @param answers further answers of the server, for example to a mutation.
 * @param host parts of the console's host that the test replaces.
 * @returns the screen, and `sent`: the variables of each request of an operation.
 */
export async function openBooking(now: () => object | null, answers: object = {}, host: Partial<ConsoleHost> = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/booking/${idOf('', 10482).slice(1)}`,
    host,
    data: { booking: () => now(), bookings: connection([]), ...answers },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}

export const dialog = () => within(screen.getByRole('dialog'));
