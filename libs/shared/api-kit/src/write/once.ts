import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type GraphQLResolveInfo, Kind } from 'graphql';
import type { Transaction } from '../database/index.ts';
import type { RequestContext } from '../schema/context.ts';
import { badRequest, refused } from '../schema/errors.ts';
import { idempotencyKey } from './idempotencyKey.ts';

/** The answer of a write: the ULID of the record that it changed. It is kept under the write's key. */
export interface Written {
  readonly id: string;
}

/** What is kept under a key. */
interface Kept extends Written {
  /** The mutation. Absent in keys of older releases. */
  readonly mutation?: string;
}

/** The answer of {@link once}. */
interface OnceWritten extends Written {
  /** True when this is the record of an earlier write, which had another input. */
  readonly earlier: boolean;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;
/** The most expired keys that one write deletes. */
const SWEPT = 100;

/**
 * Runs a write in one transaction. Under an Idempotency-Key it runs once in 24 hours: a repetition, even a
 * simultaneous one, receives the first answer. A failed write leaves no key behind, so it may be tried again.
 *
 * @param input must be the same each time that the key is used. Another input is refused, or gets the earlier answer when
 * the request wants it. Then a client whose first answer was lost learns what was made.
 */
export async function once(
  context: RequestContext,
  info: GraphQLResolveInfo,
  input: object,
  write: (tx: Transaction) => Promise<Written>,
): Promise<OnceWritten> {
  const key = keyOf(context, info);
  if (key === null) return { ...(await context.database.transaction(write)), earlier: false };
  const mutation = info.fieldName;
  const inputHash = createHash('sha256')
    .update(JSON.stringify([mutation, input]))
    .digest('hex');
  return context.database.transaction(async (tx) => {
    const known = await claim(tx, context, key, inputHash);
    if (known) return answerOf(known, context, mutation, inputHash);
    const { id } = await write(tx);
    const payload: Kept = { id, mutation };
    await tx.update(idempotencyKey).set({ payload }).where(isKey(context, key));
    await sweep(tx, context);
    return { id, earlier: false };
  });
}

/** The user whose keys they are, and the time. */
type KeyHolder = Pick<RequestContext, 'viewer' | 'clock'>;

/**
 * Runs a write within a transaction, once in 24 hours under a key that the server chooses. A simultaneous repetition waits for
 * the first one.
 */
export async function onceUnder(
  tx: Transaction,
  holder: KeyHolder,
  key: string,
  write: () => Promise<void>,
): Promise<void> {
  if (await claim(tx, holder, key, '')) return;
  await write();
  await sweep(tx, holder);
}

function keyOf({ idempotencyKey: key }: RequestContext, { operation }: GraphQLResolveInfo): string | null {
  if (key === undefined) return null;
  if (key === '' || key.length > LONGEST_KEY) {
    throw badRequest(`An Idempotency-Key has at least 1 and at most ${LONGEST_KEY} characters.`);
  }
  const [first, ...others] = operation.selectionSet.selections;
  if (first?.kind !== Kind.FIELD || others.length > 0) {
    throw badRequest('Under an Idempotency-Key send one mutation at a time.');
  }
  return key;
}

type KeptKey = typeof idempotencyKey.$inferSelect;

function answerOf(known: KeptKey, context: RequestContext, mutation: string, inputHash: string): OnceWritten {
  const kept = known.payload as Kept;
  if (known.inputHash === inputHash) return { id: kept.id, earlier: false };
  if (context.wantsEarlierAnswer && kept.mutation === mutation) return { id: kept.id, earlier: true };
  throw refused('This Idempotency-Key was already used for another change.', 422);
}

/**
 * Takes the key for this transaction. It waits for another transaction that holds the same key.
 *
 * @returns the key with its earlier answer, or null when the write has to be done now.
 */
async function claim(tx: Transaction, context: KeyHolder, key: string, inputHash: string): Promise<KeptKey | null> {
  const now = context.clock();
  const fresh = { inputHash, payload: {}, createdAt: now };
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ userId: context.viewer.userId, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKey.userId, idempotencyKey.key],
      set: fresh,
      setWhere: lt(idempotencyKey.createdAt, outlived(now)),
    })
    .returning({ key: idempotencyKey.key });
  if (claimed.length > 0) return null;
  const [known] = await tx.select().from(idempotencyKey).where(isKey(context, key));
  if (!known) throw new Error('An Idempotency-Key disappeared while it was used.');
  return known;
}

/** Deletes some expired keys. It skips keys that other transactions have locked. */
async function sweep(tx: Transaction, { clock }: KeyHolder): Promise<void> {
  await tx.execute(sql`delete from idempotency_key where (user_id, key) in (
    select user_id, key from idempotency_key where created_at < ${outlived(clock())}
    order by created_at limit ${SWEPT} for update skip locked)`);
}

function isKey({ viewer }: Pick<KeyHolder, 'viewer'>, key: string) {
  return and(eq(idempotencyKey.userId, viewer.userId), eq(idempotencyKey.key, key));
}

function outlived(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}
