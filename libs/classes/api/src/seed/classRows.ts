import { days, insertRows, type SeedContext } from '@console/api-kit/seeding';
import { tables as coreTables } from '@console/core-api';
import { classPlace, publicSchedule, trainingClass, trainingSeat, trainingSession } from '../tables.ts';
import { insertCancellations } from './cancellation.ts';
import { endOf, type PlannedClass, startOf } from './plannedClass.ts';

/**
 * Writes classes with schedules, sessions, places, seats, attendance, and the history of canceled ones. Reservations are
 * written after the bookings.
 */
export async function insertClasses(
  context: SeedContext,
  classes: readonly PlannedClass[],
  firstNumber: number,
): Promise<void> {
  const { tx, now } = context;
  const rows = classes.map((planned, index) => classRows(planned, firstNumber + index, now));
  await insertRows(
    tx,
    coreTables.address,
    rows.flatMap((row) => row.addresses),
  );
  await insertRows(
    tx,
    publicSchedule,
    rows.flatMap((row) => row.schedules),
  );
  await insertRows(
    tx,
    trainingClass,
    rows.map((row) => row.class),
  );
  await insertRows(
    tx,
    trainingSession,
    rows.flatMap((row) => row.sessions.map((session) => session.row)),
  );
  await insertRows(
    tx,
    classPlace,
    rows.flatMap((row) => row.places),
  );
  await insertRows(
    tx,
    trainingSeat,
    rows.flatMap((row) => row.seats),
  );
  await insertRows(
    tx,
    coreTables.note,
    rows.flatMap((row) => row.notes),
  );
  await insertCancellations(context, classes);
}

function classRows(planned: PlannedClass, number: number, now: Date) {
  const { draw, course, places, deliveryFormat, deliveryPlatform, createdAt, createdBy } = planned;
  const isPublic = planned.customer === null;
  const lastSeen = days.earliest(now, days.latest(createdAt, days.addDays(startOf(planned), -draw.between(1, 20))));
  const updatedAt = planned.cancellation?.at ?? lastSeen;
  const stamps = { createdBy, createdAt, updatedBy: createdBy, updatedAt };
  const copies = planned.address ? (isPublic ? 2 : 1) : 0;
  const addresses = Array.from({ length: copies }, () => ({ id: draw.id(createdAt), ...planned.address, ...stamps }));
  const delivery = { maxAttendees: places, deliveryFormat, deliveryPlatform };
  const schedule = {
    id: draw.id(createdAt),
    courseVersionId: course.versionId,
    addressId: addresses[1]?.id ?? null,
    ...delivery,
    ...stamps,
  };
  const sessions = planned.sessions.map(({ startsAt, endsAt }, index) => ({
    index,
    row: {
      id: draw.id(createdAt),
      classId: planned.id,
      startsAt,
      endsAt,
      meetingLink: meetingLink(planned),
      ...stamps,
    },
  }));
  const numbers = Array.from({ length: places }, (_, index) => index + 1);
  return {
    addresses,
    schedules: isPublic ? [schedule] : [],
    class: {
      id: planned.id,
      number,
      title: course.title,
      status: planned.status,
      wasProvisional: planned.status === 'postponed' && !planned.trainer,
      courseVersionId: course.versionId,
      publicScheduleId: isPublic ? schedule.id : null,
      customerId: planned.customer?.id ?? null,
      brandId: course.brandId,
      trainerId: planned.trainer?.id ?? null,
      addressId: addresses[0]?.id ?? null,
      purchaseOrderReference: planned.purchaseOrderReference,
      startsAt: startOf(planned),
      endsAt: endOf(planned),
      ...delivery,
      ...stamps,
    },
    sessions,
    places: numbers.map((seatNumber) => ({ classId: planned.id, seatNumber, maxAttendees: places })),
    seats: sessions.flatMap(({ row }) => numbers.map((seatNumber) => seatRow(planned, row, seatNumber, now))),
    notes: CLASS_NOTES.filter(() => draw.chance(0.08)).map((body) => ({
      id: draw.id(updatedAt),
      body,
      trainingClassId: planned.id,
      createdBy,
      createdAt: updatedAt,
      updatedBy: createdBy,
      updatedAt,
    })),
  };
}

function seatRow(
  planned: PlannedClass,
  session: { id: string; startsAt: Date; endsAt: Date },
  seatNumber: number,
  now: Date,
) {
  const { draw, createdAt, createdBy } = planned;
  const row = { id: draw.id(createdAt), sessionId: session.id, classId: planned.id, seatNumber };
  const takesPlace = planned.status === 'delivered' || planned.status === 'confirmed';
  const recorded = takesPlace && session.startsAt < now && planned.taken.get(seatNumber)?.attendee !== undefined;
  const unmarked = {
    attendance: 'none' as const,
    attendanceComments: null,
    createdBy,
    createdAt,
    updatedBy: createdBy,
    updatedAt: createdAt,
  };
  if (!recorded) return { ...row, ...unmarked };
  // While a session runs, attendance is recorded for half of its seats.
  if (session.endsAt > now && seatNumber > planned.places / 2) return { ...row, ...unmarked };
  const chance = draw.number();
  const attendance = chance < 0.9 ? ('full' as const) : chance < 0.95 ? ('partial' as const) : ('none' as const);
  const attendanceComments = attendance !== 'full' && draw.chance(0.7) ? draw.pick(COMMENTS[attendance]) : null;
  return {
    ...row,
    attendance,
    attendanceComments,
    createdBy,
    createdAt,
    updatedBy: createdBy,
    updatedAt: days.earliest(now, session.endsAt),
  };
}

function meetingLink({ hasMeetingLinks, deliveryPlatform, draw }: PlannedClass): string | null {
  if (!hasMeetingLinks) return null;
  return deliveryPlatform === 'zoom'
    ? `https://zoom.example/j/${draw.digits(11)}`
    : `https://teams.example/meet/${draw.digits(13)}`;
}

const COMMENTS = {
  partial: [
    'Left at lunch for a family emergency.',
    'Joined an hour late, train cancelled.',
    'Called away to a site visit in the afternoon.',
  ],
  none: [
    'Off sick, told us in the morning.',
    'Did not arrive and could not be reached.',
    'Sent apologies; wants the next date.',
  ],
};

const CLASS_NOTES = [
  '<p>Room holds 14, projector confirmed with the venue.</p>',
  '<p>Trainer asks for flip charts and a <strong>second room</strong> for role plays.</p>',
  '<p>Joining instructions sent to all delegates.</p>',
  '<p>Two delegates need step-free access; the venue knows.</p>',
];
