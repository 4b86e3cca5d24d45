import { days, insertRows, type SeedContext } from '@console/api-kit/seeding';
import type { TicketStatus } from '@console/bookings-contracts';
import { seed as core, tables as coreTables } from '@console/core-api';
import { changeRequest, ticket, ticketActivity } from '../tables.ts';
import { changeRequestRows, publicClassesOf } from './changeRequestRows.ts';
import type { ConversationNumbers, Framed } from './framed.ts';
import type { Business } from './plan.ts';

/** Writes notes, tickets with their conversations, and change requests. */
export async function insertConversations(
  context: SeedContext,
  business: Business,
  framed: readonly Framed[],
  numbers: ConversationNumbers,
): Promise<void> {
  const { tx, now } = context;
  await insertRows(
    tx,
    coreTables.note,
    framed.flatMap((one) => noteRows(one, business, now)),
  );
  const tickets = framed.filter(({ planned }) => planned.draw.chance(0.06)).map((one) => ticketRows(one, numbers, now));
  await insertRows(
    tx,
    ticket,
    tickets.map((one) => one.ticket),
  );
  await insertRows(
    tx,
    ticketActivity,
    tickets.flatMap((one) => one.activities),
  );
  const asking = framed.filter(({ planned: { index, status, draw } }) => {
    // Some of the latest bookings have one, so that there are open requests of every kind.
    const recent = index > business.bookings - 40 && index % 5 === 0;
    return status !== 'draft' && (draw.chance(0.025) || recent);
  });
  await insertRows(tx, changeRequest, changeRequestRows(asking, publicClassesOf(framed), numbers, now));
}

function noteRows({ planned, frame }: Framed, business: Business, now: Date) {
  const { draw, customer, bookedAt, index } = planned;
  const booker = core.contactAt(customer, 0);
  const recent = index > business.bookings - 60;
  const count = recent ? draw.between(1, 6) : draw.pick([0, 0, 0, 1, 1, 2]);
  return draw.sample(NOTES, count).map((body) => {
    const at = days.earliest(now, days.addDays(bookedAt, -draw.number() * 6));
    const author = draw.chance(0.7) ? frame.accountManagerId : draw.pick(business.staff.accountManagerIds);
    const text = body.replaceAll('{booker}', booker.givenName).replaceAll('{city}', customer.place.city);
    return {
      id: draw.id(at),
      body: text,
      bookingId: planned.id,
      createdBy: author,
      createdAt: at,
      updatedBy: author,
      updatedAt: at,
    };
  });
}

function ticketRows({ planned, frame }: Framed, numbers: ConversationNumbers, now: Date) {
  const { draw, customer, items } = planned;
  const requester = core.bookerUserIdOf(customer) ?? frame.accountManagerId;
  const [subject, body, answer] = draw.pick(TICKETS);
  const openedAt = days.earliest(now, days.addDays(planned.bookedAt, draw.between(0, 14)));
  const path: TicketStatus[] = ['open'];
  const old = openedAt < days.addDays(now, -21);
  if (old || draw.chance(0.6)) path.push('in_progress');
  if (old ? draw.chance(0.95) : path.length > 1 && draw.chance(0.35)) path.push('closed');
  const id = draw.id(openedAt);
  const activities = path.slice(1).flatMap((to, step) => {
    const at = days.earliest(now, days.addDays(openedAt, 0.01 + step * draw.number() * 2));
    const by = { createdBy: frame.accountManagerId, createdAt: at, updatedBy: frame.accountManagerId, updatedAt: at };
    const change = {
      ...by,
      id: draw.id(at),
      ticketId: id,
      body: null,
      attributeChanges: { status: { from: path[step] ?? 'open', to } },
    };
    return to === 'in_progress'
      ? [change, { ...by, id: draw.id(at), ticketId: id, body: answer, attributeChanges: null }]
      : [change];
  });
  const row = {
    id,
    number: numbers.ticket++,
    subject,
    body,
    status: path.at(-1) ?? ('open' as const),
    bookingId: planned.id,
    bookingItemId: draw.chance(0.7) ? (items[0]?.id ?? null) : null,
    createdBy: requester,
    createdAt: openedAt,
    updatedBy: frame.accountManagerId,
    updatedAt: activities.at(-1)?.createdAt ?? openedAt,
  };
  return { ticket: row, activities };
}

const NOTES = [
  '<p>PO number received by email, added to the items.</p>',
  '<p>{booker} asks for <strong>one invoice per item</strong>:</p><ul><li>Leadership to Housing Services</li><li>The rest to the People team</li></ul>',
  '<p>Quoted at this year’s framework rate. Travel capped at £85.00 a day.</p>',
  '<p>Call with {booker}: managers first for the open course, the whole team for the private class.</p>',
  '<p>Moved the second cohort to <strong>{city}</strong> at {booker}’s request. Room holds 14, projector confirmed.</p>',
  '<p>Delegate names to follow by the end of next week.</p>',
  '<p>Left a voicemail for {booker} about the missing names.</p>',
  '<p>Confirmed by phone. Joining instructions go out ten days before.</p>',
];

const TICKETS: [string, string, string][] = [
  [
    'Change of delegate names',
    '<p>Two of our managers have changed roles. Could you swap their seats, please? Both need the pre-course questionnaire again.</p>',
    '<p>Of course. Please send their email addresses and I will assign them straight away.</p>',
  ],
  [
    'Parking at the venue',
    '<p>How many cars can we bring?</p>',
    '<p>The centre has eight spaces; I have kept three for you.</p>',
  ],
  ['Dietary needs', '<p>One vegan and one gluten-free lunch, please.</p>', '<p>Noted and passed on to the venue.</p>'],
  [
    'Joining instructions not received',
    '<p>Our delegates have not had their instructions yet.</p>',
    '<p>Sent again just now, with the map.</p>',
  ],
  [
    'Certificate with a wrong name',
    '<p>The certificate says Kahn instead of Khan.</p>',
    '<p>Apologies: a corrected one is on its way.</p>',
  ],
  [
    'Invoice address',
    '<p>Please send the invoice to our new accounts address.</p>',
    '<p>Changed on the booking; the invoice will carry it.</p>',
  ],
];
