import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTickets } from '../testing/ticketRows.ts';

const posting = `mutation ($input: createTicketActivityInput!) {
  createTicketActivity(input: $input) { ticketActivity { id updatedBy { person { fullName } } } } }`;
const moving = 'mutation ($input: updateTicketInput!) { updateTicket(input: $input) { ticket { status } } }';
const reading = `query ($id: ID!) { ticket(id: $id) { status updatedAt
  activities(first: 100) { edges { node { body attributeChanges updatedBy { person { fullName } } } } } } }`;
const listing = `query ($order: [TicketFilter_order!], $booking: ID, $createdBy: ID, $status: [TicketStatus!]) {
  tickets(first: 500, order: $order, booking: $booking, createdBy: $createdBy, status_list: $status) {
    edges { node { id reference status createdAt updatedAt createdBy { id person { fullName } }
      booking { id reference customer { id name } } bookingItem { title class { id startsAt } } } } } }`;

interface Conversation {
  ticket: {
    status: string;
    updatedAt: string;
    activities: { edges: { node: { body: string | null; attributeChanges: object | null } }[] };
  };
}

interface Listed {
  id: string;
  status: string;
  createdAt: string;
  updatedAt: string;
  createdBy: { id: string } | null;
  booking: { id: string; reference: string };
}

describeWithDatabase('tickets', (databases) => {
  let database: Database;
  let server: TestServer;
  let priya: string;
  let grace: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    priya = await server.token('manager@example.com');
    grace = await server.token('admin@example.com');
  });
  afterAll(() => server.close());

  const oneTicket = async () => `tickets/${(await addTickets(database, 1))[0]}`;
  const post = (ticket: string, body: string, token = priya) => server.ask(token, posting, { input: { ticket, body } });
  const move = (id: string, status: string, token = priya) => server.ask(token, moving, { input: { id, status } });

  async function conversation(id: string) {
    const { data } = await server.ask(priya, reading, { id });
    const { ticket } = data as unknown as Conversation;
    return { ...ticket, activities: ticket.activities.edges.map(({ node }) => node) };
  }

  async function list(variables: object): Promise<Listed[]> {
    const { data } = await server.ask(priya, listing, { ...variables });
    return (data as unknown as { tickets: { edges: { node: Listed }[] } }).tickets.edges.map(({ node }) => node);
  }

  test('BKG-13 the conversation has posts and changes of status, the oldest first, each with its author', async () => {
    const id = await oneTicket();
    await post(id, '<p>One moment.</p>');
    await move(id, 'in_progress');
    await post(id, '<p>Eight cars.</p>', grace);
    await move(id, 'closed', grace);
    await move(id, 'open');
    const { status, activities } = await conversation(id);
    expect(status).toBe('open');
    expect(activities).toMatchObject([
      { body: '<p>One moment.</p>', attributeChanges: null, updatedBy: { person: { fullName: 'Priya Nair' } } },
      { body: null, attributeChanges: { status: { from: 'open', to: 'in_progress' } } },
      { body: '<p>Eight cars.</p>', updatedBy: { person: { fullName: 'Grace Okafor' } } },
      { body: null, attributeChanges: { status: { from: 'in_progress', to: 'closed' } } },
      { body: null, attributeChanges: { status: { from: 'closed', to: 'open' } } },
    ]);
  });

  test.each([
    ['open', 'in_progress'],
    ['in_progress', 'closed'],
    ['closed', 'open'],
  ])('BKG-13 a ticket that is %s can only become %s', async (status, next) => {
    const id = await oneTicket();
    await database.execute(sql`UPDATE ticket SET status = ${status} WHERE id = ${id.split('/')[1]}`);
    for (const to of ['open', 'in_progress', 'closed'].filter((other) => other !== next)) {
      expect((await move(id, to)).errors?.[0]?.message).toMatch(/^This ticket is /);
    }
    expect((await move(id, next)).errors).toBeUndefined();
    expect((await conversation(id)).activities).toHaveLength(1);
  });

  test('two managers press the status button at once: one moves the ticket, the other gets a sentence', async () => {
    const id = await oneTicket();
    const answers = await Promise.all([move(id, 'in_progress'), move(id, 'in_progress', grace)]);
    const said = answers.map(({ errors }) => errors?.[0]?.message ?? 'done').sort();
    expect(said).toEqual(['This ticket is in progress already.', 'done']);
    expect((await conversation(id)).activities).toHaveLength(1);
  });

  test('a post and the closing of a ticket at once never leave a post after the closing', async () => {
    const id = await oneTicket();
    await move(id, 'in_progress');
    await Promise.all([post(id, '<p>Is it settled?</p>'), move(id, 'closed', grace)]);
    const { status, activities } = await conversation(id);
    expect(status).toBe('closed');
    expect(activities.at(-1)).toMatchObject({ attributeChanges: { status: { to: 'closed' } } });
  });

  test('a post is the last activity of its ticket', async () => {
    const id = await oneTicket();
    const before = (await conversation(id)).updatedAt;
    await post(id, '<p>Eight cars.</p>');
    expect(Date.parse((await conversation(id)).updatedAt)).toBeGreaterThan(Date.parse(before));
    const [latest] = await list({ order: [{ updatedAt: 'DESC' }] });
    expect(latest?.id).toBe(id);
  });

  test('BKG-13 tickets are listed the latest first, and filtered by who created them, by booking and by status', async () => {
    const all = await list({});
    const created = all.map(({ createdAt }) => createdAt);
    expect(created).toEqual([...created].sort().reverse());
    const requester = all.find(({ createdBy }) => createdBy)?.createdBy?.id ?? '';
    const ofRequester = await list({ createdBy: requester });
    expect(ofRequester.length).toBe(all.filter(({ createdBy }) => createdBy?.id === requester).length);
    const booking = all[0]?.booking.id ?? '';
    expect(new Set((await list({ booking })).map((one) => one.booking.id))).toEqual(new Set([booking]));
    const unfinished = await list({ status: ['open', 'in_progress'] });
    expect(new Set(unfinished.map(({ status }) => status))).toEqual(new Set(['open', 'in_progress']));
  });

  test('BKG-13 tickets are sorted by booking', async () => {
    const bookings = (await list({ order: [{ booking_reference: 'ASC' }] })).map(({ booking }) => booking.reference);
    const numbers = bookings.map((reference) => Number(reference.slice(3)));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  test('a page of tickets takes the same number of statements, however many tickets it has', async () => {
    const counted = async (first: number) => {
      let statements = 0;
      const stop = database.onStatement(() => {
        statements += 1;
      });
      await server.ask(priya, listing.replace('first: 500', `first: ${first}`), {});
      stop();
      return statements;
    };
    expect(await counted(50)).toBe(await counted(2));
  });

  test('BKG-08 an item of another booking is refused, and nothing is created', async () => {
    const { rows } = await database.execute<{ booking: string; item: string }>(
      sql`SELECT booking.id AS booking, booking_item.id AS item FROM booking, booking_item
        WHERE booking_item.booking_id <> booking.id LIMIT 1`,
    );
    const subject = `Wrong item ${newId()}`;
    const { errors } = await server.ask(
      priya,
      'mutation ($input: createTicketInput!) { createTicket(input: $input) { ticket { id } } }',
      {
        input: {
          booking: `bookings/${rows[0]?.booking}`,
          bookingItem: `booking_items/${rows[0]?.item}`,
          subject,
          body: '<p>Where?</p>',
        },
      },
    );
    expect(errors?.[0]?.message).toBe('This item belongs to another booking.');
    const { rows: made } = await database.execute(sql`SELECT id FROM ticket WHERE subject = ${subject}`);
    expect(made).toEqual([]);
  });
});
