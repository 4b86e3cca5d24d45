import * as z from 'zod/mini';
import { nodeOfIri } from '../nodes/nodes.ts';
import { type Change, type ChangedRecord, type ChangeKind, changeKinds } from '../schema/Change.ts';

/** The channel on which transactions notify of their writes. */
export const CHANNEL = 'console_changes';

/** The most bytes of a message. PostgreSQL refuses 8,000 bytes and then rolls back the transaction. */
const MOST_BYTES = 7_500;

/** A transaction that wrote more records than this is announced as 'everything'. */
const MOST_RECORDS = 1_000;

/** Users whose roles or sessions changed. Triggers of the database send it. */
interface SessionChange {
  /** ULIDs of users. */
  readonly sessionsOf: readonly string[];
}

/** The content of one message: a change, or that too many records were written to list them. */
type DecodedMessage = Change | SessionChange | 'everything';

const messageSchema = z.object({
  /** The id of the change. */
  i: z.string(),
  /** The ULID of the user who wrote. */
  a: z.optional(z.string()),
  /** The Idempotency-Key of the write. */
  k: z.optional(z.string()),
  /** The written records, each with its id, kind of change and version. The type follows from the id. */
  r: z.optional(z.array(z.tuple([z.string(), z.enum(['c', 'u', 'd']), z.nullable(z.number())]))),
  /** The written records that have an owner, whose ULID stands last. */
  w: z.optional(z.array(z.tuple([z.string(), z.enum(['c', 'u', 'd']), z.nullable(z.number()), z.string()]))),
  /** The ids of touched records. */
  t: z.optional(z.array(z.string())),
  /** The types whose lists changed. */
  l: z.optional(z.array(z.string())),
  /** The ULIDs of users whose sessions changed. */
  u: z.optional(z.array(z.string())),
  /** 1 when everything must be fetched again. */
  e: z.optional(z.literal(1)),
});

type Message = z.output<typeof messageSchema>;
type Letter = 'c' | 'u' | 'd';

const letterOf = (kind: ChangeKind) => kind.charAt(0) as Letter;
const kindOf = (letter: Letter) => changeKinds.find((kind) => letterOf(kind) === letter) ?? 'updated';

/** Tells whether a change is announced as 'everything', because it has too many records to list them. */
export const isTooLarge = ({ records, touched }: Change): boolean => records.length + touched.length > MOST_RECORDS;

/** Writes a change as messages that are short enough for PostgreSQL. An empty change gives none. */
export function encode(change: Change): string[] {
  const { id, author, key, records, touched, lists } = change;
  if (isTooLarge(change)) return [JSON.stringify({ i: id, e: 1 } satisfies Message)];
  const parts: (readonly ['r' | 'w' | 't' | 'l', unknown])[] = [
    ...records.map((record) => {
      const written = [record.id, letterOf(record.kind), record.version];
      return record.owner === undefined ? (['r', written] as const) : (['w', [...written, record.owner]] as const);
    }),
    ...touched.map((iri) => ['t', iri] as const),
    ...lists.map((type) => ['l', type] as const),
  ];
  const messages: string[] = [];
  while (parts.length > 0) {
    const message: Record<string, unknown[] | string> = { i: messages.length === 0 ? id : `${id}.${messages.length}` };
    if (author !== null) message.a = author;
    if (key !== null) message.k = key;
    Object.assign(message, { r: [], w: [], t: [], l: [] });
    let room = MOST_BYTES - Buffer.byteLength(JSON.stringify(message));
    for (let [next] = parts; next; [next] = parts) {
      room -= Buffer.byteLength(JSON.stringify(next[1])) + 1;
      if (room < 0) break;
      (message[next[0]] as unknown[]).push(next[1]);
      parts.shift();
    }
    messages.push(JSON.stringify(message));
  }
  return messages;
}

/**
 * Reads a message. Returns null when it is not one of this console. Records of types that this server does not know
 * are left out.
 */
export function decode(payload: string): DecodedMessage | null {
  const { data } = z.safeParse(messageSchema, parsed(payload));
  if (!data) return null;
  if (data.e) return 'everything';
  if (data.u) return { sessionsOf: data.u };
  const { i: id, a: author = null, k: key = null, r = [], w = [], t: touched = [], l: lists = [] } = data;
  const records = [...r, ...w].flatMap(([id, letter, version, owner]): ChangedRecord[] => {
    const node = nodeOfIri(id);
    if (!node) return [];
    return [{ id, type: node.name, version, kind: kindOf(letter), ...(owner !== undefined && { owner }) }];
  });
  return { id, author, key, records, touched, lists };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
