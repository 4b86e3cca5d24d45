import pg from 'pg';

/** The pauses before reconnecting: the first, doubled after each failure up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** The interval of a small query that notices a broken connection, because a connection can break without an event. */
const ASK_EVERY_MS = 30_000;
const ANSWER_WITHIN_MS = 5_000;
const END_WITHIN_MS = 1_000;

interface Listening {
  url: string;
  channel: string;
  onNotification: (payload: string) => void;
  /** Called after a reconnection: notifications sent in between were missed. */
  onLost: () => void;
  askEveryMs?: number;
  answerWithinMs?: number;
}

/**
 * Listens for notifications on a separate connection, because LISTEN belongs to one session and a pool's sessions are
 * shared. It reconnects when the connection breaks.
 */
export class PostgresListener {
  readonly #listening: Listening;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(listening: Listening) {
    this.#listening = listening;
  }

  /** @throws when the first attempt to connect fails. The caller may try again. */
  async start(): Promise<void> {
    const { url, channel, onNotification, answerWithinMs = ANSWER_WITHIN_MS } = this.#listening;
    const client = new pg.Client({
      connectionString: url,
      application_name: 'console listening',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    let broke = false;
    const onBreak = () => {
      if (broke) return;
      broke = true;
      if (this.#client === client) this.#restart();
    };
    client.on('error', onBreak).on('end', onBreak);
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    try {
      await client.connect();
      await ask(client, `LISTEN ${pg.escapeIdentifier(channel)}`, answerWithinMs);
      if (broke) throw new Error('The connection broke while it began to listen.');
    } catch (error) {
      broke = true;
      await end(client);
      throw error;
    }
    if (this.#stopped) return end(client);
    this.#client = client;
    this.#askLater(client, onBreak);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    if (client) await end(client);
  }

  #askLater(client: pg.Client, onBreak: () => void): void {
    const { askEveryMs = ASK_EVERY_MS, answerWithinMs = ANSWER_WITHIN_MS } = this.#listening;
    this.#timer = setTimeout(async () => {
      try {
        await ask(client, 'SELECT 1', answerWithinMs);
        if (this.#client === client) this.#askLater(client, onBreak);
      } catch {
        onBreak();
        await end(client);
      }
    }, askEveryMs);
    this.#timer.unref();
  }

  #restart(pause = FIRST_PAUSE_MS): void {
    clearTimeout(this.#timer);
    this.#client = undefined;
    if (this.#stopped) return;
    this.#timer = setTimeout(
      async () => {
        try {
          await this.start();
        } catch {
          return this.#restart(Math.min(2 * pause, LONGEST_PAUSE_MS));
        }
        if (!this.#stopped) this.#listening.onLost();
      },
      pause * (0.5 + Math.random()),
    );
    this.#timer.unref();
  }
}

/** @types/pg lacks `query_timeout` of a single query. */
async function ask(client: pg.Client, text: string, withinMs: number): Promise<void> {
  await client.query({ text, query_timeout: withinMs } as pg.QueryConfig);
}

/** Ending a broken connection throws again. That error was handled before. A silent server never answers the end. */
async function end(client: pg.Client): Promise<void> {
  const impatience = setTimeout(() => client.connection.stream.destroy(), END_WITHIN_MS);
  await client.end().catch(() => {});
  clearTimeout(impatience);
}
