import type { seed as admin } from '@console/admin-api';
import type { SeedContext } from '@console/api-kit/seeding';
import { sql } from 'drizzle-orm';

/** Returns the bookers of the classes that ended last, at most so many, to whom the demo data asks for feedback. */
export async function askedBookers({ tx, now }: SeedContext, most: number): Promise<admin.AskedPerson[]> {
  const { rows } = await tx.execute<Record<'id' | 'name' | 'customer_id' | 'class_id' | 'ended_at', string>>(sql`
    SELECT DISTINCT c.ends_at AS ended_at, c.id AS class_id, p.id, p.full_name AS name, p.customer_id
    FROM training_class c JOIN booking_item i ON i.class_id = c.id AND i.status <> 'canceled'
    JOIN booking_contact k ON k.booking_id = i.booking_id AND 'booker' = ANY (k.roles) JOIN person p ON p.id = k.person_id
    WHERE c.status IN ('confirmed', 'delivered') AND c.ends_at < ${now.toISOString()}
    ORDER BY c.ends_at DESC, c.id, p.id LIMIT ${most}`);
  return rows.map((row) => ({
    ...{ kind: 'booker_post_course', id: row.id, name: row.name, contactId: row.id, customerId: row.customer_id },
    ...{ classId: row.class_id, endedAt: new Date(row.ended_at) },
  }));
}
