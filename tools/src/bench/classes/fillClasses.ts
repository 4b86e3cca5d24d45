import pg from 'pg';

/** The numbers of records that the classes part measures with. */
export const sizes = { classes: 200_000, sessions: 600_000, seats: 3_000_000 } as const;

/** The ids of a table: its prefix and the number in hexadecimal digits, which are valid in a ULID. */
const prefixes = {
  training_class: '01A0',
  training_session: '01A1',
  training_seat: '01A2',
  public_schedule: '01A3',
  training_seat_reservation: '01A4',
  attendee: '01A5',
} as const;

/** The class of 30 delegates on 5 days, whose attendance is all recorded. */
export const LARGE_CLASS = `${prefixes.training_class}${'0'.repeat(22)}`;

const idSql = (table: keyof typeof prefixes, number: string) =>
  `'${prefixes[table]}' || lpad(upper(to_hex(${number})), 22, '0')`;

/**
 * Ten years of classes, eight of them over. Class 0 has 30 places on the 5 days of this week. The others have 5 places on 3 days, of which
 * 3 are sold. Everything refers to records of the demo data.
 */
const PLANNED = `
  CREATE TEMPORARY TABLE planned AS
  SELECT n, ${idSql('training_class', 'n')} AS id, ${idSql('public_schedule', 'n')} AS schedule,
    versions[1 + n % cardinality(versions)] AS course_version_id, brands[1 + n % cardinality(brands)] AS brand_id,
    CASE WHEN n % 10 > 0 THEN trainers[1 + n % cardinality(trainers)] END AS trainer_id,
    CASE WHEN n % 4 = 3 THEN customers[1 + n % cardinality(customers)] END AS customer_id,
    starts_at, CASE n WHEN 0 THEN 30 ELSE 5 END AS places, CASE n WHEN 0 THEN 30 ELSE 3 END AS sold,
    CASE n WHEN 0 THEN 5 ELSE 3 END AS days,
    CASE WHEN n % 20 = 19 THEN 'canceled' WHEN starts_at < now() - interval '3 days' THEN 'delivered'
      WHEN n % 20 = 18 THEN 'postponed' WHEN n % 3 = 0 THEN 'provisional' ELSE 'confirmed' END AS status
  FROM generate_series(0, ${sizes.classes - 1}) n,
    LATERAL (SELECT date_trunc('week', now(), 'UTC') + interval '9 hours 30 minutes'
      + CASE n WHEN 0 THEN 0 ELSE n::bigint * 7919 % 3650 - 2920 END * interval '1 day' AS starts_at) day,
    (SELECT array_agg(id) AS versions FROM course_version) v, (SELECT array_agg(id) AS brands FROM brand) b,
    (SELECT array_agg(id) AS trainers FROM trainer) t, (SELECT array_agg(id) AS customers FROM customer) c`;

const CLASSES = `
  INSERT INTO training_class (id, title, status, course_version_id, public_schedule_id, customer_id, brand_id, trainer_id,
    trainer_name_sort, max_attendees, delivery_format, delivery_platform, starts_at, ends_at, created_at)
  SELECT p.id, 'Leadership essentials ' || n, p.status, p.course_version_id, CASE WHEN customer_id IS NULL THEN p.schedule END,
    p.customer_id, p.brand_id, p.trainer_id, t.contact_name_sort, places, 'virtual', 'ms_teams', p.starts_at,
    p.starts_at + (days - 1) * interval '1 day' + interval '7 hours', p.starts_at - interval '90 days'
  FROM planned p LEFT JOIN trainer t ON t.id = p.trainer_id`;

const SCHEDULES = `
  INSERT INTO public_schedule (id, course_version_id, max_attendees, delivery_format, delivery_platform, starts_at)
  SELECT schedule, course_version_id, places, 'virtual', 'ms_teams', starts_at FROM planned WHERE customer_id IS NULL`;

const SESSIONS = `
  INSERT INTO training_session (id, class_id, starts_at, ends_at, meeting_link)
  SELECT ${idSql('training_session', 'n * 8 + day')}, id, starts_at + day * interval '1 day',
    starts_at + day * interval '1 day' + interval '7 hours', 'https://teams.example/' || n
  FROM planned, generate_series(0, days - 1) day`;

const PLACES = `
  INSERT INTO class_place (class_id, seat_number, max_attendees)
  SELECT id, seat, places FROM planned, generate_series(1, places) seat`;

const SEATS = `
  INSERT INTO training_seat (id, session_id, class_id, seat_number, attendance)
  SELECT ${idSql('training_seat', '(n * 8 + day)::bigint * 32 + seat')}, ${idSql('training_session', 'n * 8 + day')}, id, seat,
    CASE WHEN seat <= sold AND (n = 0 OR status = 'delivered') THEN 'full' ELSE 'none' END
  FROM planned, generate_series(0, days - 1) day, generate_series(1, places) seat`;

const RESERVATIONS = `
  INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id, released_at)
  SELECT ${idSql('training_seat_reservation', 'n * 32 + seat')}, id, seat, items[1 + n % cardinality(items)],
    CASE status WHEN 'canceled' THEN starts_at - interval '7 days' END
  FROM planned, generate_series(1, sold) seat, (SELECT array_agg(id) AS items FROM booking_item) i`;

const ATTENDEES = `
  INSERT INTO attendee (id, reservation_id, given_name, family_name, email, person_id)
  SELECT ${idSql('attendee', 'n * 32 + seat')}, ${idSql('training_seat_reservation', 'n * 32 + seat')},
    'Oliver', 'Bamford ' || n, 'oliver.' || n || '.' || seat || '@calder.example', people[1 + n % cardinality(people)]
  FROM planned, generate_series(1, sold) seat, (SELECT array_agg(id) AS people FROM person WHERE kind = 'customer') p`;

const TABLES =
  'training_class, public_schedule, training_session, class_place, training_seat, training_seat_reservation, attendee';

/**
 * Adds the classes to a database with demo data. Triggers and foreign keys do not run meanwhile: every row has the
 * columns that they would set, apart from the entries of the reference search.
 */
export async function fillClasses(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = 'replica'; SET work_mem = '128MB'");
    for (const step of [PLANNED, SCHEDULES, CLASSES, SESSIONS, PLACES, SEATS, RESERVATIONS, ATTENDEES]) {
      await client.query(step);
    }
    await client.query(`VACUUM (ANALYZE) ${TABLES}`);
  } finally {
    await client.end();
  }
}
