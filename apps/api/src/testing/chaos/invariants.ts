import { newId } from '@console/api-kit/database';
import type { Invariant } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { domains } from '../domainCases.ts';

/** The invariants over tables of several domains. */
const acrossDomains: readonly Invariant[] = [
  {
    complaint: 'the reference search lacks a record, or has an old reference',
    broken: sql`
    SELECT coalesce(target_id, id) FROM reference_entry e FULL JOIN (
      SELECT 'booking' AS entity, id, ref FROM booking UNION ALL SELECT 'customer', id, ref FROM customer
      UNION ALL SELECT 'invoice', id, ref FROM invoice
      UNION ALL SELECT 'supplier', id, ref FROM supplier UNION ALL SELECT 'ticket', id, ref FROM ticket
      UNION ALL SELECT 'class', id, ref FROM training_class UNION ALL SELECT 'purchase_order', id, ref FROM purchase_order
    ) r ON r.entity = e.entity AND r.id = e.target_id
    WHERE r.ref IS DISTINCT FROM e.reference`,
    breaks: sql`DELETE FROM booking WHERE status = 'on_hold'`,
  },
  {
    complaint: 'no record refers to an address',
    broken: sql`
    SELECT id FROM address WHERE id NOT IN (
      SELECT billing_address_id FROM customer WHERE billing_address_id IS NOT NULL
      UNION ALL SELECT billing_address_id FROM booking WHERE billing_address_id IS NOT NULL
      UNION ALL SELECT billing_address_id FROM invoice WHERE billing_address_id IS NOT NULL
      UNION ALL SELECT address_id FROM seller WHERE address_id IS NOT NULL
      UNION ALL SELECT address_id FROM brand WHERE address_id IS NOT NULL
      UNION ALL SELECT address_id FROM public_schedule WHERE address_id IS NOT NULL
      UNION ALL SELECT address_id FROM training_class WHERE address_id IS NOT NULL
      UNION ALL SELECT location_address_id FROM trainer WHERE location_address_id IS NOT NULL
      UNION ALL SELECT purchases_address_id FROM supplier WHERE purchases_address_id IS NOT NULL)`,
    breaks: sql`INSERT INTO address (id) VALUES (${newId()})`,
  },
  {
    complaint: 'a key was kept without its answer',
    broken: sql`
    SELECT key FROM idempotency_key WHERE length(payload ->> 'id') IS DISTINCT FROM 26`,
    breaks: sql`
    INSERT INTO idempotency_key (user_id, key, input_hash, payload) VALUES (${newId()}, 'half', '', '{}')`,
  },
];

/** The invariants of all domains. Keys and checks of tables are left out, because the database enforces them. */
export const invariants: readonly Invariant[] = [
  ...domains.flatMap((domain) => domain.invariants ?? []),
  ...acrossDomains,
];
