import { ULID_PATTERN } from '@console/format';
import * as z from 'zod/mini';
import { reference } from './choice.ts';
import { describeField } from './fieldRule.ts';
import { messages } from './messages.ts';

export type References = z.ZodMiniType<string[], readonly string[] | null | undefined>;

/**
 * The ids of records, each once. An absent list is empty.
 *
 * @param prefix the start of such ids: 'invoices'. Without it, ids of any type.
 * @param most the most ids, for the message.
 */
export function references(label: string, { prefix = '[a-z_]+', most }: { prefix?: string; most: number }): References {
  const id = z.string().check(z.regex(new RegExp(`^/?${prefix}/${ULID_PATTERN}$`), messages.valid(label)));
  const list = z.array(id, messages.valid(label)).check(z.maxLength(most, messages.tooMany(label, most)));
  const given = z.pipe(
    z.nullish(z.readonly(z.array(z.string()))),
    z.transform((value) => [...new Set(value)]),
  );
  return describeField(z.pipe(given, list), { kind: 'references', label, required: false });
}

/**
 * The most records that a write or a file takes by their ids. The link to a file names them in its address. More of them
 * are frozen first (`freezeSelection`).
 */
export const MOST_IDS = 100;

/** The most records that one frozen selection holds. */
export const MOST_FROZEN = 20_000;

/** The reason why so many records cannot be selected together, as a sentence. Null when they can. */
export function whyTooManyFrozen(count: number): string | null {
  if (count <= MOST_FROZEN) return null;
  const most = MOST_FROZEN.toLocaleString('en-GB');
  return `More than ${most} records match. Narrow the filters until at most ${most} do.`;
}

/**
 * The records that a bulk action or a file is about: some ids, or a frozen selection of the API.
 *
 *     export const issueInvoicesInput = z.object(recordsChosen('Invoices', 'invoices'));
 *
 * @param prefix the start of the records' ids: 'invoices'.
 */
export const recordsChosen = (label: string, prefix: string) => ({
  ids: references(label, { prefix, most: MOST_IDS }),
  frozen: reference('Selection', 'frozen_selections'),
});
