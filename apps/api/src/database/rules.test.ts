import { type Database, newId, type Transaction, violatedConstraint } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

/** Thrown to roll back a transaction. */
class Undo extends Error {}

describeOnEachDatabase('the database itself', ({ create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(demoDatabase());
  });

  /** Runs statements in a transaction, checks the deferred constraints and rolls back. */
  async function trying(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await database
      .transaction(async (tx) => {
        await work(tx);
        await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
  }

  async function refusal(statement: SQL): Promise<string | undefined> {
    const error = await trying((tx) => tx.execute(statement).then(() => {})).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error, 'the database took it').toBeDefined();
    return violatedConstraint(error) ?? String(error instanceof Error ? (error.cause ?? error) : error);
  }

  async function one(query: SQL): Promise<Record<string, unknown>> {
    const { rows } = await database.execute(query);
    const [row] = rows;
    if (!row) throw new Error('The demo data has no such row.');
    return row;
  }

  const reserved = sql`SELECT r.*, c.max_attendees FROM training_seat_reservation r
    JOIN training_class c ON c.id = r.class_id JOIN booking_item i ON i.id = r.booking_item_id
    WHERE r.released_at IS NULL AND i.type = 'public' LIMIT 1`;

  test('refuses to sell a seat twice', async () => {
    const { class_id, seat_number, booking_item_id } = await one(reserved);
    const again = sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
      VALUES (${newId()}, ${class_id}, ${seat_number}, ${booking_item_id})`;
    expect(await refusal(again)).toBe('training_seat_reservation_live');
  });

  test('refuses to sell a seat that the class does not have', async () => {
    const { class_id, max_attendees, booking_item_id } = await one(reserved);
    const beyond = sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
      VALUES (${newId()}, ${class_id}, ${Number(max_attendees) + 1}, ${booking_item_id})`;
    expect(await refusal(beyond)).toMatch(/training_seat_reservation_place|booking_item_holds_its_seats/);
  });

  test('refuses to remove a place that is reserved', async () => {
    const { class_id, seat_number } = await one(reserved);
    const shrinking = sql`DELETE FROM class_place WHERE class_id = ${class_id} AND seat_number = ${seat_number}`;
    expect(await refusal(shrinking)).toBe('training_seat_reservation_place');
  });

  test('a class has all its places, and a seat on each of them every day', async () => {
    const free = sql`(class_id, seat_number) NOT IN (SELECT class_id, seat_number FROM training_seat_reservation)`;
    expect(await refusal(sql`DELETE FROM class_place WHERE ${free}`)).toBe('class_is_whole');
    expect(await refusal(sql`DELETE FROM training_seat WHERE ${free}`)).toBe('class_is_whole');
    expect(await refusal(sql`UPDATE training_class SET max_attendees = max_attendees + 1`)).toBe('class_is_whole');
  });

  test('an item holds as many seats as its quantity, in its own class', async () => {
    const { id } = await one(sql`SELECT id FROM booking_item WHERE type = 'public' AND status = 'confirmed' LIMIT 1`);
    const more = sql`UPDATE booking_item SET quantity = quantity + 1 WHERE id = ${id}`;
    expect(await refusal(more)).toBe('booking_item_holds_its_seats');
    const released = sql`UPDATE training_seat_reservation SET released_at = now() WHERE booking_item_id = ${id}`;
    expect(await refusal(released)).toBe('booking_item_holds_its_seats');
  });

  test('a private item is for a class of the booking’s customer', async () => {
    const moved = sql`UPDATE training_class SET customer_id = (SELECT max(id) FROM customer c WHERE c.id <> customer_id)
      WHERE id = (SELECT class_id FROM booking_item WHERE type = 'private' AND status <> 'canceled' LIMIT 1)`;
    expect(await refusal(moved)).toBe('booking_item_fits_its_class');
  });

  test('canceling an item frees its seats and lowers the booking’s totals, but not its version', async () => {
    const item = await one(sql`SELECT * FROM booking_item WHERE type = 'public' AND status = 'confirmed' LIMIT 1`);
    const before = await one(sql`SELECT * FROM booking WHERE id = ${item.booking_id}`);
    await trying(async (tx) => {
      await tx.execute(sql`UPDATE booking_item SET status = 'canceled' WHERE id = ${item.id}`);
      const live = await tx.execute(
        sql`SELECT FROM training_seat_reservation WHERE booking_item_id = ${item.id} AND released_at IS NULL`,
      );
      expect(live.rows).toEqual([]);
      const after = await tx.execute(sql`SELECT net, gross, version FROM booking WHERE id = ${item.booking_id}`);
      expect(after.rows).toEqual([
        {
          net: Number(before.net) - Number(item.net),
          gross: Number(before.gross) - Number(item.gross),
          version: before.version,
        },
      ]);
    });
  });

  test('an attendee with recorded attendance cannot be deleted', async () => {
    const unassigning = sql`DELETE FROM attendee WHERE reservation_id IN (
      SELECT r.id FROM training_seat_reservation r JOIN training_seat s USING (class_id, seat_number)
      WHERE r.released_at IS NULL AND s.attendance = 'full')`;
    expect(await refusal(unassigning)).toContain('Attendance is recorded');
  });

  test('a contact of a booking belongs to its customer', async () => {
    const stranger = sql`UPDATE booking_contact SET person_id = (SELECT id FROM person
      WHERE person.customer_id <> booking_contact.customer_id ORDER BY id LIMIT 1)
      WHERE id = (SELECT min(id::text) FROM booking_contact)`;
    expect(await refusal(stranger)).toBe('booking_contact_person_id_customer_id_fkey');
  });

  test('a class is public or belongs to a customer; an on-site class has a place, a virtual one a platform', async () => {
    const someone = sql`(SELECT min(id::text) FROM customer)`;
    expect(
      await refusal(sql`UPDATE training_class SET customer_id = ${someone} WHERE public_schedule_id IS NOT NULL`),
    ).toBe('training_class_public_or_private');
    expect(await refusal(sql`UPDATE training_class SET delivery_format = 'on_site', address_id = NULL`)).toBe(
      'training_class_on_site_address',
    );
    expect(await refusal(sql`UPDATE training_class SET delivery_format = 'virtual', delivery_platform = NULL`)).toBe(
      'training_class_virtual_platform',
    );
  });

  test('tax is rounded half up, and is twenty per cent by default', async () => {
    await trying(async (tx) => {
      const { rows } = await tx.execute(sql`
        UPDATE booking_item SET unit_price = 1, quantity = CASE rate WHEN 5 THEN 10 ELSE 3 END, taxable = is_taxable, tax_rate_percent = rate
        FROM (SELECT id, (ARRAY[5, NULL, NULL])[row_number] AS rate, row_number < 3 AS is_taxable
          FROM (SELECT id, row_number() OVER (ORDER BY id) FROM booking_item WHERE status = 'canceled' LIMIT 3) numbered) given
        WHERE given.id = booking_item.id RETURNING net, tax, gross`);
      expect(rows).toEqual(
        expect.arrayContaining([
          { net: 10, tax: 1, gross: 11 },
          { net: 3, tax: 1, gross: 4 },
          { net: 3, tax: 0, gross: 3 },
        ]),
      );
    });
  });

  test('copied names follow the person or customer', async () => {
    await trying(async (tx) => {
      await tx.execute(sql`UPDATE person SET family_name = 'Ångström' WHERE id IN
        (SELECT person_id FROM "user" UNION SELECT person_id FROM trainer)`);
      await tx.execute(sql`UPDATE customer SET name = 'Éclair ' || number`);
      await tx.execute(sql`UPDATE supplier SET name = 'Équipe ' || number`);
      const { rows } = await tx.execute(sql`SELECT
        (SELECT count(*)::int FROM "user" WHERE full_name_sort NOT LIKE '%angstrom') AS users,
        (SELECT count(*)::int FROM trainer WHERE contact_name_sort NOT LIKE '%angstrom') AS trainers,
        (SELECT count(*)::int FROM training_class WHERE trainer_name_sort NOT LIKE '%angstrom') AS classes,
        (SELECT count(*)::int FROM sale_signal WHERE assigned_to_name_sort NOT LIKE '%angstrom') AS assignees,
        (SELECT count(*)::int FROM booking WHERE account_manager_name_sort NOT LIKE '%angstrom') AS managers,
        (SELECT count(*)::int FROM booking WHERE customer_name_sort NOT LIKE 'eclair%') AS customers,
        (SELECT count(*)::int FROM reference_entry WHERE entity = 'customer' AND title NOT LIKE 'Éclair%') AS "references",
        (SELECT count(*)::int FROM purchase_order WHERE supplier_name_sort NOT LIKE 'equipe%') AS orders,
        (SELECT count(*)::int FROM purchase_order o JOIN reference_entry e ON e.target_id = o.id AND e.title LIKE 'Équipe%')
          - (SELECT count(*)::int FROM purchase_order) AS "orderReferences"`);
      expect(rows).toEqual([
        {
          users: 0,
          trainers: 0,
          classes: 0,
          assignees: 0,
          managers: 0,
          customers: 0,
          references: 0,
          orders: 0,
          orderReferences: 0,
        },
      ]);
    });
  });

  test('a moved session moves its class and its schedule', async () => {
    const { id } = await one(sql`SELECT id FROM training_class WHERE public_schedule_id IS NOT NULL LIMIT 1`);
    await trying(async (tx) => {
      await tx.execute(
        sql`UPDATE training_session SET starts_at = starts_at + '1 year', ends_at = ends_at + '1 year' WHERE class_id = ${id}`,
      );
      const { rows } =
        await tx.execute(sql`SELECT c.starts_at = min(s.starts_at) AND c.starts_at = p.starts_at AND c.ends_at = max(s.ends_at) AS follows
        FROM training_class c JOIN training_session s ON s.class_id = c.id JOIN public_schedule p ON p.id = c.public_schedule_id
        WHERE c.id = ${id} GROUP BY c.id, p.id`);
      expect(rows).toEqual([{ follows: true }]);
    });
  });

  test('a note has exactly one parent', async () => {
    const lost = sql`INSERT INTO note (id, body) VALUES (${newId()}, 'Whose?')`;
    expect(await refusal(lost)).toBe('note_check');
  });

  test('a sale signal belongs to a customer, has a confidence from 0 to 1, and is sorted by its contact’s name', async () => {
    for (const score of [1.001, -0.1]) {
      expect(await refusal(sql`UPDATE sale_signal SET confidence_score = ${score}`)).toBe('sale_signal_confidence');
    }
    const colleague = sql`(SELECT min(id::text) FROM person WHERE kind = 'internal')`;
    expect(await refusal(sql`UPDATE sale_signal SET person_id = ${colleague}`)).toBe(
      'sale_signal_person_id_customer_id_fkey',
    );
    await trying(async (tx) => {
      await tx.execute(sql`UPDATE person SET family_name = 'Ångström' WHERE id IN (SELECT person_id FROM sale_signal)`);
      const { rows } = await tx.execute(sql`SELECT FROM sale_signal WHERE contact_name_sort NOT LIKE '%angstrom'`);
      expect(rows).toEqual([]);
    });
  });

  test('an email has recipients; a log says why not everybody has it, and waits until it is over', async () => {
    expect(await refusal(sql`UPDATE email SET "to" = '{}'`)).toBe('email_to_check');
    expect(await refusal(sql`UPDATE email_log SET status = 'failed', error = NULL, due_at = NULL`)).toBe(
      'email_log_says_why',
    );
    expect(await refusal(sql`UPDATE email_log SET status = 'sent', error = 'Full.', due_at = NULL`)).toBe(
      'email_log_says_why',
    );
    expect(await refusal(sql`UPDATE email_log SET status = 'queued', due_at = NULL`)).toBe(
      'email_log_is_due_until_it_is_over',
    );
  });
});
