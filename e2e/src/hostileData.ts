import { join } from 'node:path';
import { ConsoleServer } from '@console/harness/console-server';
import { hostileText, shortHostileText } from '@console/harness/hostile-text';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { copyDemoData } from './demoData.ts';

/** Tables for the console's internal use, which no screen shows. */
const inner = ['idempotency_key', 'sign_in_attempt', 'schema_migration', 'reference_entry'];

interface Column {
  readonly table: string;
  readonly column: string;
}

/**
 * Starts a console whose database has hostile text in every text column that people or other programs write. The text is written directly
 * into the database, without the rules of the API.
 *
 * @param token a token of another console with the same demo data. It is valid here too.
 * @returns the running console, and the columns with hostile text.
 */
export async function startWithHostileData(
  name: string,
  token: string,
): Promise<{ server: ConsoleServer; columns: string[] }> {
  const dataDir = copyDemoData(name);
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm } });
  const columns: string[] = [];
  for (const { table, column } of await textColumns(database)) {
    for (const [texts, most] of [
      [hostileText, 10_000],
      [hostileText, 250],
      [shortHostileText, 25],
    ] as const) {
      const written = await write(database, { table, column }, texts, most);
      if (!written) continue;
      columns.push(`${table}.${column}`);
      break;
    }
  }
  await beginSession(database, token);
  await database.close();
  return { server: await ConsoleServer.start({ dataDir }), columns };
}

/** Keeps the session of a token. Nobody could sign in, because emails are hostile texts too. */
async function beginSession(database: PGlite, token: string): Promise<void> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await database.query(
    `INSERT INTO user_session (id, user_id, token_id, token_version, method, started_at, seen_at, expires_at)
     SELECT claims ->> 'jti', right(claims ->> 'id', 26), claims ->> 'jti', (claims ->> 'token_version')::int, 'password',
       now(), now(), now() + interval '12 hours'
     FROM (SELECT $1::jsonb AS claims) AS token`,
    [JSON.stringify(claims)],
  );
}

async function textColumns(database: PGlite): Promise<Column[]> {
  const { rows } = await database.query<Column>(
    `SELECT c.table_name AS table, c.column_name AS column
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'text' AND c.domain_name IS NULL
       AND c.is_generated = 'NEVER' AND NOT c.table_name = ANY($1) AND c.column_name <> 'password_hash'
       AND c.column_name NOT LIKE '%_sort'
     ORDER BY 1, 2`,
    [inner],
  );
  return rows;
}

/**
 * Writes another text into each row, with a unique ending for columns that must be unique.
 *
 * @returns whether the table accepts the texts.
 */
async function write(database: PGlite, { table, column }: Column, texts: readonly string[], most: number) {
  try {
    const { affectedRows } = await database.query(
      `UPDATE "${table}" SET "${column}" = left(($1::text[])[1 + abs(hashtext(ctid::text)) % $2::int], $3::int - 9) || ' ' || right(md5(ctid::text), 8)`,
      [texts, texts.length, most],
    );
    return (affectedRows ?? 0) > 0;
  } catch {
    // A check or a foreign key of the table refuses such texts.
    return false;
  }
}
