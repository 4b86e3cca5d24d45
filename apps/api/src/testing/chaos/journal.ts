import type { Database } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/** The commits since the last call: the number of transactions, and the tables that they wrote. */
export interface Committed {
  transactions: number;
  tables: string[];
}

export interface Journal {
  /** It asks the database only when another statement than a SELECT was sent since the last look. */
  committed(): Promise<Committed>;
  /** It always asks the database. */
  certainlyCommitted(): Promise<Committed>;
}

/**
 * Records every row that is written from now on, in the same transaction, so that a rollback removes the record too.
 */
export async function keepJournal(database: Database): Promise<Journal> {
  await database.execute(sql`CREATE TABLE journal (place bigserial PRIMARY KEY, tbl text NOT NULL, xid text NOT NULL)`);
  await database.execute(sql`CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO journal (tbl, xid) VALUES (TG_TABLE_NAME, pg_current_xact_id()::text);
      RETURN NULL;
    END $$`);
  await database.execute(sql`DO $$
    DECLARE
      written record;
    BEGIN
      FOR written IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'journal' LOOP
        EXECUTE format('CREATE TRIGGER zz_note_write AFTER INSERT OR UPDATE OR DELETE ON %I
          FOR EACH ROW EXECUTE FUNCTION note_write()', written.tablename);
      END LOOP;
    END $$`);
  let mayHaveWritten = false;
  database.onStatement((text) => {
    if (!/^\s*select\b/i.test(text)) mayHaveWritten = true;
  });
  const certainlyCommitted = async () => {
    const { rows } = await database.execute<{ transactions: number; tables: string[] | null }>(sql`
      WITH seen AS (DELETE FROM journal RETURNING tbl, xid)
      SELECT count(DISTINCT xid)::int AS transactions, array_agg(DISTINCT tbl) AS tables FROM seen`);
    mayHaveWritten = false;
    return { transactions: rows[0]?.transactions ?? 0, tables: rows[0]?.tables ?? [] };
  };
  return {
    certainlyCommitted,
    committed: async () => (mayHaveWritten ? certainlyCommitted() : { transactions: 0, tables: [] }),
  };
}
