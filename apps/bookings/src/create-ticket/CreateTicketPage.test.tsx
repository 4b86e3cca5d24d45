import { createTicketInput } from '@console/bookings-contracts';
import { drafts, notices } from '@console/platform';
import { connection, idOf, renderScreen, testHost } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, publicItem, trainingClass } from '../testing/bookingData.ts';

const path = `/booking/${idOf('', 10482).slice(1)}/ticket-create`;
const item = publicItem({ class: trainingClass('TC-20871') });
const place = {
  userId: testHost(remote).session.userId,
  pathname: path,
  field: 'form create-ticket about the booking',
};

function open({ at = path, answers = {}, items = [item] }: { at?: string; answers?: object; items?: object[] } = {}) {
  return renderScreen({
    remote,
    routes,
    at,
    data: { booking: () => booking(10482, { items: connection(items) }), ...answers },
  });
}

const create = () => screen.getByRole('button', { name: 'Create ticket' });

test('BKG-08 FRM-13 subject and body are required', async () => {
  const { user } = await open();
  screen.getByRole('heading', { level: 1, name: 'Create ticket' });
  await user.click(create());
  await screen.findByText('Subject is required');
  screen.getByText('Body is required');
});

test('BKG-08 FRM-13 a subject has at most 255 characters', () => {
  const messages = (subject: string) =>
    createTicketInput
      .safeParse({ booking: idOf('bookings', 1), subject, body: '<p>Where?</p>' })
      .error?.issues.map(({ message }) => message);
  expect(messages('x'.repeat(255))).toBeUndefined();
  expect(messages('x'.repeat(256))).toEqual(['Subject field must have at most 255 characters']);
});

test('BKG-08 a new ticket is about the booking, and its screen opens', async () => {
  const body = '<p>How many cars?</p>';
  const values = { booking: idOf('bookings', 10482), bookingItem: '', subject: 'Parking', body, status: '' };
  drafts.write(place, JSON.stringify({ values, began: { ...values, subject: '', body: '' } }));
  const createTicket = vi.fn((_given: { input: object }) => ({
    ticket: { __typename: 'Ticket', id: idOf('tickets', 5301), reference: 'TK-5301' },
  }));
  const { user, address } = await open({ answers: { createTicket } });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Body/ }).textContent).toBe('How many cars?'));
  await user.click(create());
  await waitFor(() => expect(address()).toBe(`/ticket/${idOf('', 5301).slice(1)}`));
  expect(createTicket.mock.lastCall?.[0].input).toEqual({ ...values, bookingItem: null, status: null });
  expect(notices.get().map(({ text }) => text)).toEqual(['TK-5301 is open.']);
});

test('BKG-08 the URL selects the item that the ticket is about', async () => {
  await open({ at: `${path}?item=${encodeURIComponent(item.id)}` });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Item/ });
  expect(choice.value).toBe(item.id);
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The whole booking', 'Leadership Essentials, TC-20871, 24 Nov 2026']);
});

test('a booking without items asks for no item', async () => {
  await open({ items: [] });
  expect(screen.queryByRole('combobox', { name: /^Item/ })).toBeNull();
});
