import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, newId } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import { createTestDatabase, demoDatabase, postgresUrlOf, testPostgresUrl } from '@console/api-kit/testing';
import { startMailServer } from '@console/harness/mail-server';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { runsAll, seed } from '../testing/chaos/effort.ts';
import { killWorkers, startWorker } from '../testing/chaos/startWorker.ts';

const WORKER = fileURLToPath(new URL('../testing/chaos/mailWorker.ts', import.meta.url));
const KILLS = runsAll ? 10 : 1;
const MAILS = runsAll ? 400 : 60;
const PROCESSES = runsAll ? 3 : 2;

afterAll(killWorkers);

test.runIf(testPostgresUrl())(
  `ADM-09 kill -9 of ${PROCESSES} processes, ${KILLS} times, while they send ${MAILS} mails: each is received, and again only after an attempt that was interrupted`,
  async () => {
    const database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    const location = { url: await postgresUrlOf(database), connections: 3 };
    const server = await startMailServer();
    const work = () => startWorker(WORKER, [JSON.stringify(location), server.url], 'send');
    const draw = random('mails', seed);
    try {
      await fill(database);
      for (let kills = 0; kills < KILLS; kills += 1) {
        const workers = await Promise.all(Array.from({ length: PROCESSES }, work));
        await wait(draw.between(0, 60));
        for (const { kill } of workers) await kill();
      }
      const last = await work();
      await last.over;
      await last.kill();
      const { rows } = await database.execute<Log>(sql`
        SELECT id, status, (SELECT count(*)::int FROM email_attempt WHERE log_id = email_log.id) AS attempts,
          (SELECT status FROM email_recipient WHERE log_id = email_log.id) AS recipient
        FROM email_log WHERE subject = 'Killed' ORDER BY id`);
      const received = Map.groupBy(server.received, ({ mail }) => mail.messageId ?? '');
      const timesOf = ({ id }: Log) => received.get(`<${id}@training.example>`)?.length ?? 0;
      const wrong = rows.filter(
        (log) => log.status !== 'sent' || log.recipient !== 'sent' || timesOf(log) < 1 || timesOf(log) > log.attempts,
      );
      expect({ mails: rows.length, wrong, others: received.size - MAILS }, `CHAOS_SEED=${seed}`).toEqual({
        mails: MAILS,
        wrong: [],
        others: 0,
      });
    } finally {
      await server.close();
      await database.close();
    }
  },
);

interface Log extends Record<string, unknown> {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  /** The state of its only recipient. */
  readonly recipient: string;
}

/** Puts mails into the outbox, each to one address. */
async function fill(database: Database): Promise<void> {
  await database.execute(sql`UPDATE email_log SET due_at = NULL, status = 'not_sent', error = 'Before the test.'
    WHERE due_at IS NOT NULL`);
  for (let made = 0; made < MAILS; made += 1) {
    const id = newId();
    const address = `person${made}@customer.example`;
    await database.execute(
      sql`INSERT INTO email (id, "to", subject, html) VALUES (${id}, ARRAY[${address}], 'Killed', '<p>Hello</p>')`,
    );
    await database.execute(sql`INSERT INTO email_log (id, email_id, "to", subject, status, due_at)
      VALUES (${id}, ${id}, ARRAY[${address}], 'Killed', 'queued', now())`);
    await database.execute(
      sql`INSERT INTO email_recipient (id, log_id, position, address) VALUES (${id}, ${id}, 1, ${address})`,
    );
  }
}
