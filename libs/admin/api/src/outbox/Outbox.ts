import type { WorkSource } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { secretMailNamed } from '@console/core-api';
import type { Delivery } from './delivery.ts';
import { PAUSES_MS } from './endOfAttempt.ts';
import { MAILS_AT_ONCE, type Mailer } from './Mailer.ts';
import {
  giveBack,
  keepResult,
  keepUnsent,
  readWaiting,
  type TakenLog,
  takeDue,
  untilDueMs,
  type Waiting,
} from './statements.ts';

/** Longer than the mailer takes for a mail. A process that has not ended its attempt by then is taken for dead. */
const LEASE_MS = 120_000;

/** Only one process opens the embedded database. So a log that is being sent and that it does not hold was interrupted. */
const LEASE_EMBEDDED_MS = 2_000;

const NO_SERVER = 'Not sent: no mail server is configured.';
const NOT_WANTED = 'Not sent: the user has another address now, or no longer signs in.';
const INTERRUPTED = 'The server was interrupted each time it sent this.';

interface OutboxOptions {
  database: Database;
  /** Null when no mail server is configured: then mail is kept, and says so. */
  mailer: Mailer | null;
  /** The address of the console, for the links in mails that sign somebody in. */
  home: string;
  /** Called with every error that is not an answer of the mail server. */
  onError: (error: unknown, about: { log: string }) => void;
  leaseMs?: number;
  pausesMs?: readonly number[];
}

/**
 * The mails that wait in `email_log`, for any number of processes. A mail is sent at least once: one whose process is killed between
 * the answer of the server and the commit is sent again, with the same Message-ID. It is sent outside any transaction.
 */
export class Outbox implements WorkSource {
  readonly #options: OutboxOptions;
  readonly #leaseMs: number;
  readonly #pausesMs: readonly number[];
  /** The logs that this process is sending. */
  readonly #held = new Set<string>();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#leaseMs = options.leaseMs ?? (options.database.engine === 'pglite' ? LEASE_EMBEDDED_MS : LEASE_MS);
    this.#pausesMs = options.pausesMs ?? PAUSES_MS;
  }

  async take(): Promise<((signal: AbortSignal) => Promise<void>) | null> {
    if (this.#held.size >= MAILS_AT_ONCE) return null;
    const taken = await takeDue(this.#options.database, [...this.#held], this.#leaseMs);
    if (!taken) return null;
    this.#held.add(taken.id);
    return (signal) => this.#run(taken, signal).finally(() => this.#held.delete(taken.id));
  }

  async untilDueMs(): Promise<number | null> {
    return this.#held.size >= MAILS_AT_ONCE ? null : untilDueMs(this.#options.database, [...this.#held]);
  }

  async #run(taken: TakenLog, signal: AbortSignal): Promise<void> {
    const { database, mailer } = this.#options;
    if (!mailer) {
      await keepUnsent(database, taken, NO_SERVER);
      return;
    }
    if (taken.failures > this.#pausesMs.length + 1) {
      // Its process has ended each time.
      await keepUnsent(database, taken, INTERRUPTED);
      return;
    }
    const { mail, files, addresses, suppressed } = await readWaiting(database, taken);
    const recipients = addresses.filter((address) => !suppressed.has(address));
    const attempt = { mail, files, recipients, taken, signal };
    const delivery = recipients.length > 0 ? await this.#send(mailer, attempt) : NOBODY;
    if (delivery) await keepResult(database, taken, { ...delivery, suppressed, pausesMs: this.#pausesMs });
    else await giveBack(database, taken);
  }

  /** Returns null when the server stops before the mail is sent. */
  async #send(mailer: Mailer, { mail, files, recipients, taken, signal }: Attempt): Promise<Delivery | null> {
    const { subject } = mail;
    try {
      const html = await this.#bodyOf(mail, taken);
      if (html === null) return sameFor(recipients, { status: 'refused', answer: NOT_WANTED });
      const delivery = await mailer.send({ id: taken.id, to: taken.to, recipients, subject, html, files }, signal);
      if (delivery.trouble) this.#options.onError(delivery.trouble, { log: taken.id });
      return delivery;
    } catch (error) {
      if (signal.aborted) return null;
      this.#options.onError(error, { log: taken.id });
      return sameFor(recipients, { status: 'deferred', answer: 'Something went wrong on the server.' });
    }
  }

  /** Returns the body of a mail. It is null when a mail that signs somebody in must no longer be sent. */
  #bodyOf({ secret, secretOf: user, html }: Waiting['mail'], { to }: TakenLog): Promise<string | null> {
    const { database, home } = this.#options;
    if (!secret || !user) return Promise.resolve(html ?? '');
    return database.transaction((tx) => secretMailNamed(secret).body(tx, { user, to, home }));
  }
}

interface Attempt {
  readonly mail: Waiting['mail'];
  readonly files: Waiting['files'];
  readonly recipients: readonly string[];
  readonly taken: TakenLog;
  readonly signal: AbortSignal;
}

/** Every address takes no mail. */
const NOBODY: Delivery = { outcomes: new Map(), answer: 'Nobody was left to send it to.' };

/** All recipients have the same outcome, which says nothing about their addresses. */
function sameFor(recipients: readonly string[], outcome: { status: 'deferred' | 'refused'; answer: string }): Delivery {
  const outcomes = new Map(recipients.map((address) => [address, { ...outcome, isUndeliverable: false }]));
  return { outcomes, answer: outcome.answer };
}
