import type { EmailLogStatus, EmailRecipientStatus } from '@console/admin-contracts';
import { days, insertRows, type Random, random, type SeedContext } from '@console/api-kit/seeding';
import { emailKey, startOf } from '@console/format';
import { email, emailAttempt, emailLog, emailRecipient, suppressedAddress } from '../tables.ts';
import type { DemoTemplates } from './emailTemplates.ts';

/** The facts that emails mention about a booking. */
export interface EmailedBooking {
  /** The ULID. */
  id: string;
  reference: string;
  /** The title of the booked course. */
  course: string;
  bookedAt: Date;
  /** The ULID of the booking's first class. */
  classId: string;
  /** The start of that class. */
  startsAt: Date;
  accountManagerId: string;
  booker: { givenName: string; email: string };
  biller: { email: string };
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Letter {
  template: keyof DemoTemplates;
  about: 'booking' | 'training_class';
  subject: (booking: EmailedBooking) => string;
  words: string;
  /** The percentage of bookings that get such an email. */
  share: number;
  sentAt: (booking: EmailedBooking, draw: Random) => Date;
}

const LETTERS: readonly Letter[] = [
  {
    template: 'confirmation',
    about: 'booking',
    subject: ({ reference, course }) => `Your booking ${reference}: ${course}`,
    words: 'Thank you for your booking. The dates and the places are held for you.',
    share: 30,
    sentAt: ({ bookedAt }, draw) => minutesAfter(bookedAt, draw.between(2, 90)),
  },
  {
    template: 'joining',
    about: 'training_class',
    subject: ({ course }) => `Joining instructions for ${course}`,
    words: 'Here is all you need for the day: when we start, where to go, and what to bring.',
    share: 12,
    sentAt: ({ startsAt }, draw) => minutesAfter(days.addDays(startsAt, -draw.between(5, 12)), draw.between(-60, 120)),
  },
  {
    template: 'feedback',
    about: 'training_class',
    subject: ({ course }) => `How was ${course}?`,
    words: 'Two minutes of your time help us to make the next course better.',
    share: 6,
    sentAt: ({ startsAt }, draw) => minutesAfter(days.addDays(startsAt, draw.between(3, 6)), draw.between(-60, 120)),
  },
];

/** What became of an email: the state of its log, and of each recipient with the answer of the mail server. */
interface Fate {
  status: EmailLogStatus;
  /** The first recipient has this state. Further ones are sent, where the log is partly sent. */
  recipient: EmailRecipientStatus;
  answer: string | null;
}

const SENT: Fate = { status: 'sent', recipient: 'sent', answer: '250 2.0.0 OK: queued' };

/** It is tried again, after the last mails of the demo data. */
const DEFERRED: Fate = {
  status: 'queued',
  recipient: 'deferred',
  answer: '451 4.7.1 Greylisted, please try again later.',
};

const NO_SUCH_ACCOUNT = '550 5.1.1 The email account does not exist.';

const FAILED: readonly Fate[] = [
  { status: 'failed', recipient: 'refused', answer: NO_SUCH_ACCOUNT },
  { status: 'failed', recipient: 'deferred', answer: '452 4.2.2 The mailbox is full.' },
  { status: 'failed', recipient: 'refused', answer: '554 5.7.1 The message was rejected as spam.' },
  { status: 'not_sent', recipient: 'suppressed', answer: NO_SUCH_ACCOUNT },
  { status: 'not_sent', recipient: 'waiting', answer: null },
];

const FATES: readonly Fate[] = [SENT, ...FAILED];

/** Writes emails about some of the bookings, with each time they were sent. None is in the future. */
export async function insertEmails(
  { tx, now }: SeedContext,
  bookings: readonly EmailedBooking[],
  templates: DemoTemplates,
): Promise<void> {
  const planned = bookings.flatMap((booking) => emailsAbout(booking, now));
  // The first ones show every fate, also in small demo data.
  const written = planned.map((one, index) => emailRows(one, templates, now, FATES[index] ?? null));
  const logs = written.flatMap((one) => one.logs);
  await insertRows(
    tx,
    email,
    written.map((one) => one.email),
  );
  await insertRows(
    tx,
    emailLog,
    logs.map(({ log }) => log),
  );
  await insertRows(
    tx,
    emailRecipient,
    logs.flatMap(({ recipients }) => recipients),
  );
  await insertRows(
    tx,
    emailAttempt,
    logs.flatMap(({ attempts }) => attempts),
  );
  for (const { email: mail, logs: sent } of written) {
    const [first, again] = sent;
    const refused = again && first?.recipients.find(({ answer }) => answer === NO_SUCH_ACCOUNT);
    if (!refused) continue;
    const { id, address, answer } = refused;
    const { createdBy: releasedBy, createdAt } = mail;
    const releasedAt = again.log.createdAt;
    const release = { releasedAt, releasedBy, releaseReason: 'The customer has a working mailbox again.' };
    const row = { id, address: emailKey(address), reason: answer ?? '', createdAt, updatedAt: releasedAt };
    await tx.insert(suppressedAddress).values({ ...row, ...release });
  }
  const undeliverable = logs.flatMap(({ recipients }) => recipients.filter(({ status }) => status === 'suppressed'));
  for (const { id, address, answer } of undeliverable) {
    const row = { id, address: emailKey(address), reason: answer ?? '', createdAt: now, updatedAt: now };
    await tx.insert(suppressedAddress).values(row).onConflictDoNothing();
  }
}

interface Planned {
  booking: EmailedBooking;
  letter: Letter;
  sentAt: Date;
  draw: Random;
}

function emailsAbout(booking: EmailedBooking, now: Date): Planned[] {
  return LETTERS.flatMap((letter, index) => {
    const draw = random('email', booking.reference, index);
    if (!draw.chance(letter.share / 100)) return [];
    const sentAt = letter.sentAt(booking, draw);
    return sentAt > now ? [] : [{ booking, letter, sentAt, draw }];
  });
}

/** @param fate what became of it, or null to draw it. */
function emailRows(
  { booking, letter: { template, about, subject, words }, sentAt, draw }: Planned,
  templates: DemoTemplates,
  now: Date,
  fate: Fate | null,
) {
  const { booker, biller, accountManagerId } = booking;
  const to = draw.chance(0.12) && biller.email !== booker.email ? [booker.email, biller.email] : [booker.email];
  const target = { targetResource: about, targetId: about === 'booking' ? booking.id : booking.classId } as const;
  const row = {
    id: draw.id(sentAt),
    to,
    subject: startOf(subject(booking), 255),
    html: `<p>Dear ${booker.givenName},</p><p>${words}</p>`,
    templateVersionId: templates[template].versionId,
    ...target,
    createdBy: accountManagerId,
    createdAt: sentAt,
    updatedBy: accountManagerId,
    updatedAt: sentAt,
  };
  const { templateId } = templates[template];
  const dueAt = minutesAfter(now, 120);
  const logOf = (at: Date, of: Fate) => logRows({ ...row, templateId, dueAt }, at, of, draw);
  const isNew = now.getTime() - sentAt.getTime() < DAY_MS;
  const drawn = isNew && draw.chance(0.2) ? DEFERRED : draw.chance(0.05) ? draw.pick(FAILED) : null;
  const failure = fate ?? drawn;
  const logs = [logOf(sentAt, failure ?? SENT)];
  const again = minutesAfter(sentAt, draw.between(30, 600));
  // Most failed emails are sent again, and then succeed.
  if (failure && failure !== SENT && failure !== DEFERRED && again < now && draw.chance(0.7))
    logs.push(logOf(again, SENT));
  return { email: row, logs };
}

type LoggedEmail = Pick<
  typeof emailLog.$inferInsert,
  'to' | 'subject' | 'targetResource' | 'targetId' | 'templateId'
> & {
  id: string;
  dueAt: Date;
  createdBy: string;
  updatedBy: string;
};

/** The rows of one log. Where a mail has two recipients, a failure is that of the second. */
function logRows(email: LoggedEmail, createdAt: Date, { status, recipient, answer }: Fate, draw: Random) {
  const { id: emailId, to, subject, targetResource, targetId, templateId, createdBy, updatedBy } = email;
  const id = draw.id(createdAt);
  const isPartial = status === 'failed' && to.length > 1;
  const failed = to.slice(isPartial ? 1 : 0);
  const why = answer === null ? 'Not sent: no mail server is configured.' : `${failed.join(', ')}: ${answer}`;
  const log = {
    id,
    emailId,
    to,
    subject,
    targetResource,
    targetId,
    templateId,
    status: isPartial ? ('partial' as const) : status,
    error: status === 'sent' ? null : why,
    dueAt: status === 'queued' ? email.dueAt : null,
    attempt: 1,
    failures: status === 'sent' ? 0 : 1,
    createdBy,
    createdAt,
    updatedBy,
    updatedAt: createdAt,
  };
  const answeredAt = new Date(createdAt.getTime() + draw.between(1, 9) * 1_000);
  const recipients = to.map((address, index) => {
    const { recipient: state, answer: said } = isPartial && index === 0 ? SENT : { recipient, answer };
    const answered = said === null ? {} : { answer: said, answeredAt };
    return { id: draw.id(createdAt), logId: id, position: index + 1, address, status: state, ...answered };
  });
  const ended = {
    startedAt: createdAt,
    endedAt: answeredAt,
    answer: answer ?? 'Not sent: no mail server is configured.',
  };
  return { log, recipients, attempts: [{ id: draw.id(createdAt), logId: id, number: 1, ...ended }] };
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
