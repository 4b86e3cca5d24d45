import { drafts, notices } from '@console/platform';
import { connection, everyRoute, fact, idOf, renderScreen, testHost } from '@console/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { activity, moved, ticket } from '../testing/ticketData.ts';

const at = `/ticket/${idOf('', 5203).slice(1)}`;
const place = { userId: testHost(remote).session.userId, pathname: at, field: 'form post' };

/** Opens TK-5203. `now` returns the ticket at the time of each request. */
function open(now: () => object | null, answers: object = {}) {
  return renderScreen({ remote, routes, at, data: { ticket: now, ...answers }, host: everyRoute });
}

const entries = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

test('BKG-13 the details are requester, created, last activity, reference, booking, class, customer name, status and subject', async () => {
  await open(() => ticket(5203));
  const card = within(screen.getByRole('region', { name: 'Details' }));
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Requester',
    'Created',
    'Last activity',
    'Reference',
    'Booking',
    'Class',
    'Customer name',
    'Status',
    'Subject',
  ]);
  expect(fact('Requester').textContent).toContain('Amelia Hughes');
  expect(fact('Created').textContent).toBe('13 Nov 2026 15:22');
  expect(fact('Last activity').textContent).toBe('16 Nov 2026 09:10');
  expect(fact('Reference').textContent).toBe('TK-5203');
  expect(fact('Booking').textContent).toBe('BK-10482');
  expect(fact('Class').textContent).toContain('Leadership Essentials');
  expect(within(fact('Class')).getByRole('link').getAttribute('target')).toBe('_blank');
  expect(fact('Customer name').textContent).toBe('Calder Valley Housing');
  expect(fact('Status').textContent).toBe('Open');
  expect(fact('Subject').textContent).toBe('Change of delegate names');
  expect(document.title).toBe('TK-5203 Change of delegate names');
});

test('BKG-13 a ticket about a whole booking shows no class', async () => {
  await open(() => ticket(5203, { bookingItem: null }));
  expect(screen.queryByText('Class')).toBeNull();
});

test('BKG-13 the conversation begins with the request, and shows posts and changes of status, the oldest first', async () => {
  const activities = connection([moved(1, 'open', 'in_progress'), activity(2)]);
  await open(() => ticket(5203, { status: 'in_progress', activities }));
  expect(entries()).toEqual([
    'AHAmelia Hughes13 Nov 2026 15:22Could you swap two seats?',
    'Priya Nair changed the statusOpen→In progress13 Nov 2026 15:41',
    'PNPriya Nair13 Nov 2026 15:44Post 2',
  ]);
});

test('an activity whose change this console does not know shows only its text', async () => {
  const activities = connection([activity(1, { attributeChanges: { subject: { from: 'a', to: 'b' } } })]);
  await open(() => ticket(5203, { activities }));
  expect(entries()[1]).toContain('Post 1');
});

/** The activities of a ticket as the server answers: the latest ones, or those before a cursor. */
const answersFrom = (all: () => readonly object[]) =>
  function answer({ last, before }: { last: number; before?: string | null }) {
    const until = before ? Number(before) : all().length;
    const from = Math.max(0, until - last);
    const pageInfo = { hasPreviousPage: from > 0, startCursor: String(from) };
    return { ...connection(all().slice(from, until)), pageInfo };
  };

const posts = (count: number) => Array.from({ length: count }, (_, index) => activity(index + 1));

test('a long conversation opens with its latest posts, and shows all earlier ones by one button', async () => {
  const { user, requests } = await open(() => ticket(5203, { activities: answersFrom(() => posts(605)) }));
  expect(entries()).toHaveLength(52);
  expect(entries()[2]).toContain('Post 556');
  for (const shown of [150, 250, 350, 450, 550]) {
    await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
    await waitFor(() => expect(entries()).toHaveLength(2 + shown));
  }
  expect(requests.at(-1)?.variables).toEqual({ id: idOf('tickets', 5203), before: '155', last: 100 });
  await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
  await waitFor(() => expect(entries()).toHaveLength(606));
  expect(entries()[1]).toMatch(/Post 1$/);
  expect(entries()[605]).toMatch(/Post 605$/);
  expect(screen.queryByRole('button', { name: 'Show earlier posts' })).toBeNull();
});

test('a new post keeps the earlier ones that were asked for, and pushes out no other one', async () => {
  let count = 160;
  const now = () => ticket(5203, { activities: answersFrom(() => posts(count)) });
  const createTicketActivity = () => {
    count += 1;
    return { ticketActivity: { __typename: 'TicketActivity', id: idOf('ticket_activities', 161), ticket: now() } };
  };
  drafts.write(place, JSON.stringify({ values: { body: '<p>Sent again.</p>' }, began: { body: '' } }));
  const { user } = await open(now, { createTicketActivity });
  await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
  await waitFor(() => expect(entries()).toHaveLength(152));
  await user.click(await screen.findByRole('button', { name: 'Post' }));
  await waitFor(() => expect(entries()).toHaveLength(153));
  expect(entries()[2]).toMatch(/Post 11$/);
  expect(entries()[152]).toMatch(/Post 161$/);
});

test('earlier posts that could not be loaded are asked for again by the same button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const answer = answersFrom(() => posts(60));
  const activities = (args: Parameters<typeof answer>[0]) => {
    if (args.before && broken) throw new Error('The database is busy.');
    return answer(args);
  };
  const { user } = await open(() => ticket(5203, { activities }));
  await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
  await screen.findByText('Earlier posts could not be loaded.');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
  await waitFor(() => expect(entries()).toHaveLength(61));
});

test.each([
  ['open', 'Start work', 'in_progress', 'TK-5203 is in progress.'],
  ['in_progress', 'Close ticket', 'closed', 'TK-5203 is closed.'],
  ['closed', 'Reopen ticket', 'open', 'TK-5203 is open.'],
] as const)('BKG-13 the one status button of a ticket that is %s is %s', async (status, label, to, notice) => {
  let now = ticket(5203, { status });
  const updateTicket = vi.fn((_given: { input: object }) => {
    now = ticket(5203, { status: to, version: 2, activities: connection([moved(1, status, to)]) });
    return { ticket: now };
  });
  const { user } = await open(() => now, { updateTicket });
  const buttons = screen.getAllByRole('button', { name: /^(Start work|Close ticket|Reopen ticket)$/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([label]);
  await user.click(screen.getByRole('button', { name: label }));
  expect(updateTicket.mock.lastCall?.[0].input).toEqual({ id: idOf('tickets', 5203), status: to });
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(notices.get().map(({ text }) => text)).toEqual([notice]);
});

test('the second click of a double click makes no second move', async () => {
  let now = ticket(5203);
  const updateTicket = vi.fn(() => {
    now = ticket(5203, { status: 'in_progress', version: 2 });
    return { ticket: now };
  });
  const { user } = await open(() => now, { updateTicket });
  await user.dblClick(screen.getByRole('button', { name: 'Start work' }));
  await screen.findByRole('button', { name: 'Close ticket' });
  expect(updateTicket).toHaveBeenCalledTimes(1);
});

test('Enter that is held down presses the status button once', async () => {
  await open(() => ticket(5203));
  const button = screen.getByRole('button', { name: 'Start work' });
  const presses = (repeat: boolean) => fireEvent.keyDown(button, { key: 'Enter', repeat });
  expect([presses(false), presses(true), presses(true)]).toEqual([true, false, false]);
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
});

test('when a colleague was faster, a notice says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const updateTicket = () => {
    throw Object.assign(new Error('This ticket is in progress already.'), { extensions: { status: 422 } });
  };
  const { user } = await open(() => ticket(5203), { updateTicket });
  await user.click(screen.getByRole('button', { name: 'Start work' }));
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual(['The status was not changed.']));
  expect(notices.get()[0]?.details).toEqual(['This ticket is in progress already.']);
});

test('BKG-13 Ctrl+Enter posts, the post becomes the last one, and the box is empty', async () => {
  drafts.write(place, JSON.stringify({ values: { body: '<p>Sent again.</p>' }, began: { body: '' } }));
  let now = ticket(5203);
  const createTicketActivity = vi.fn((_given: { input: object }) => {
    now = ticket(5203, { version: 2, activities: connection([activity(1, { body: '<p>Sent again.</p>' })]) });
    return { ticketActivity: { __typename: 'TicketActivity', id: idOf('ticket_activities', 1), ticket: now } };
  });
  await open(() => now, { createTicketActivity });
  const box = await screen.findByRole('textbox', { name: /^Post/ });
  await waitFor(() => expect(box.textContent).toBe('Sent again.'));
  act(() => box.focus());
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(createTicketActivity.mock.lastCall?.[0].input).toEqual({
    ticket: idOf('tickets', 5203),
    body: '<p>Sent again.</p>',
  });
  expect(entries()[1]).toContain('Sent again.');
  await waitFor(() => expect(box.textContent).toBe(''));
});

test('BKG-13 a closed ticket has no post box, and typed text waits until it is open again', async () => {
  await open(() => ticket(5203, { status: 'closed' }));
  screen.getByText('This ticket is closed. Reopen it to post.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('text that was typed before a colleague closed the ticket is kept', async () => {
  drafts.write(place, JSON.stringify({ values: { body: '<p>Sent again.</p>' }, began: { body: '' } }));
  await open(() => ticket(5203, { status: 'closed' }));
  await screen.findByText('The text that you have typed is kept until then.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(drafts.read(place)).toContain('Sent again.');
});

test('a ticket that does not exist says so', async () => {
  await open(() => null);
  screen.getByText(/ticket/i, { selector: 'h1, h2, p' });
});
