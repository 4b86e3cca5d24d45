import { days, insertRows, type Random, random, type SeedContext } from '@console/api-kit/seeding';
import { email, emailLog } from '../tables.ts';

/** The facts that emails mention about a booking. */
export interface EmailedBooking {
  reference: string;
  /** The title of the booked course. */
  course: string;
  bookedAt: Date;
  /** The start of the booking's first class. */
  startsAt: Date;
  accountManagerId: string;
  booker: { givenName: string; email: string };
  biller: { email: string };
}

interface Letter {
  subject: (booking: EmailedBooking) => string;
  words: string;
  /** The percentage of bookings that get such an email. */
  share: number;
  sentAt: (booking: EmailedBooking, draw: Random) => Date;
}

const LETTERS: readonly Letter[] = [
  {
    subject: ({ reference, course }) => `Your booking ${reference}: ${course}`,
    words: 'Thank you for your booking. The dates and the places are held for you.',
    share: 30,
    sentAt: ({ bookedAt }, draw) => minutesAfter(bookedAt, draw.between(2, 90)),
  },
  {
    subject: ({ course }) => `Joining instructions for ${course}`,
    words: 'Here is all you need for the day: when we start, where to go, and what to bring.',
    share: 12,
    sentAt: ({ startsAt }, draw) => minutesAfter(days.addDays(startsAt, -draw.between(5, 12)), draw.between(-60, 120)),
  },
  {
    subject: ({ course }) => `How was ${course}?`,
    words: 'Two minutes of your time help us to make the next course better.',
    share: 6,
    sentAt: ({ startsAt }, draw) => minutesAfter(days.addDays(startsAt, draw.between(3, 6)), draw.between(-60, 120)),
  },
];

const ERRORS = [
  '550 5.1.1 The email account does not exist.',
  '452 4.2.2 The mailbox is full.',
  '554 5.7.1 The message was rejected as spam.',
];

/** Writes emails about some of the bookings, with each attempt to send them. None is in the future. */
export async function insertEmails({ tx, now }: SeedContext, bookings: readonly EmailedBooking[]): Promise<void> {
  const written = bookings.flatMap((booking) => emailsAbout(booking, now));
  await insertRows(
    tx,
    email,
    written.map((one) => one.email),
  );
  await insertRows(
    tx,
    emailLog,
    written.flatMap((one) => one.logs),
  );
}

function emailsAbout(booking: EmailedBooking, now: Date) {
  return LETTERS.flatMap((letter, index) => {
    const draw = random('email', booking.reference, index);
    if (!draw.chance(letter.share / 100)) return [];
    const sentAt = letter.sentAt(booking, draw);
    return sentAt > now ? [] : [emailRows(booking, letter, sentAt, draw, now)];
  });
}

function emailRows(booking: EmailedBooking, { subject, words }: Letter, sentAt: Date, draw: Random, now: Date) {
  const { booker, biller, accountManagerId } = booking;
  const to = draw.chance(0.12) && biller.email !== booker.email ? [booker.email, biller.email] : [booker.email];
  const row = {
    id: draw.id(sentAt),
    to,
    subject: subject(booking).slice(0, 255),
    html: `<p>Dear ${booker.givenName},</p><p>${words}</p>`,
    createdBy: accountManagerId,
    createdAt: sentAt,
    updatedBy: accountManagerId,
    updatedAt: sentAt,
  };
  const error = draw.chance(0.05) ? draw.pick(ERRORS) : null;
  const logs = [logRow(row, sentAt, error, draw)];
  const again = minutesAfter(sentAt, draw.between(30, 600));
  // Most failed emails are sent again, and then succeed.
  if (error && again < now && draw.chance(0.7)) logs.push(logRow(row, again, null, draw));
  return { email: row, logs };
}

function logRow(
  { id: emailId, to, subject, createdBy, updatedBy }: { id: string; to: string[]; subject: string } & Stamps,
  createdAt: Date,
  error: string | null,
  draw: Random,
) {
  const status = error ? ('failed' as const) : ('sent' as const);
  return {
    id: draw.id(createdAt),
    emailId,
    to,
    subject,
    status,
    error,
    createdBy,
    createdAt,
    updatedBy,
    updatedAt: createdAt,
  };
}

interface Stamps {
  createdBy: string;
  updatedBy: string;
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
