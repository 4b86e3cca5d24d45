import {
  builder,
  enumType,
  type HistoryChanges,
  history,
  historyActions,
  implementNode,
  loadBatched,
  loadRow,
  many,
  type NodeType,
  one,
  type RequestContext,
  type RowOf,
  type Rule,
  recordHistory,
  ruleFor,
  staff,
} from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { formatDate, formatDateTime, formatMoney } from '@console/format';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { authorOf } from '../author/authors.ts';
import { HistoryEntry, Person, User } from '../nodes.ts';

type Text = string | null | Promise<string | null>;

/** The most lines that a text names. All of them are stored. */
const MOST_LINES = 50;

const linesOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

function joined(lines: readonly string[]): string {
  const others = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
}

/** A field whose changes are kept. */
export interface HistoryField {
  readonly label: string;
  /** Returns the readable text of a stored value. Null when the record that it names no longer exists. */
  readonly text: (value: unknown, context: RequestContext) => Text;
  /** Returns the value to store. Without it, the value of the row is stored. */
  readonly store?: (value: unknown) => unknown;
}

/** The kinds of kept fields: `{ title: kept.text('Title') }`. */
export const kept = {
  text: (label: string): HistoryField => ({ label, text: String }),
  /** Lines of text, such as the changed sessions of a class. */
  lines: (label: string): HistoryField => ({ label, text: (value) => joined(linesOf(value)) }),
  /** The same with the number of lines before them, for a write that may add hundreds: '12: Ada Lovelace (seat 1); …'. */
  countedLines: (label: string): HistoryField => ({
    label,
    text: (value) => `${linesOf(value).length}: ${joined(linesOf(value))}`,
  }),
  /** Pence. */
  money: (label: string): HistoryField => ({ label, text: (value) => formatMoney(Number(value)) }),
  flag: (label: string): HistoryField => ({ label, text: (value) => (value === true ? 'Yes' : 'No') }),
  day: (label: string): HistoryField => ({ label, text: (value) => formatDate(String(value)) }),
  moment: (label: string): HistoryField => ({ label, text: (value) => formatDateTime(String(value)) }),
  /** A code with a label for each value. */
  choice: (label: string, labels: Readonly<Record<string, string>>): HistoryField => ({
    label,
    text: (value) => labels[String(value)] ?? String(value),
  }),
  /** A reference to a record. Its id is stored, and its name is read when the history is shown. */
  record: <Row extends { readonly name: string }>(label: string, type: () => NodeType<Row>): HistoryField => ({
    label,
    text: async (value, context) => (await loadRow(context, type(), String(value)))?.name ?? null,
  }),
  /** A reference to a record of a person, such as a trainer or a user. */
  person: <Row extends { readonly personId: string }>(label: string, type: () => NodeType<Row>): HistoryField => ({
    label,
    text: async (value, context) => {
      const row = await loadRow(context, type(), String(value));
      return row && ((await loadRow(context, Person, row.personId))?.fullName ?? null);
    },
  }),
  /** A number that nobody should read here. Only its masked text is stored. */
  secret: (label: string, masked: (value: string) => string): HistoryField => ({
    label,
    text: String,
    store: (value) => masked(String(value)),
  }),
} as const;

interface Change {
  readonly field: HistoryField | undefined;
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

type Fields = Readonly<Record<string, HistoryField>>;

const fieldsOf = new Map<string, Fields>();

/** The entities whose history not all staff may read. */
const rulesOf = new Map<string, Rule>();

type Entry = RowOf<typeof history>;

const ofEntity = ruleFor<Entry, 'entity'>('staff, unless the record says otherwise', ['entity'], (viewer, { entity }) =>
  (rulesOf.get(entity) ?? staff).allows(viewer, undefined),
);

const HistoryAction = enumType('HistoryAction', historyActions);

const GONE = 'a deleted record';

const HistoryChange = builder.objectRef<Change>('HistoryChange').implement({
  description: 'A changed field, with its old and its new value as readable text.',
  rule: staff,
  fields: (t) => ({
    field: t.string({ resolve: ({ field, name }) => field?.label ?? name }),
    from: t.string({ nullable: true, resolve: ({ field, from }, _args, context) => textOf(field, from, context) }),
    to: t.string({ nullable: true, resolve: ({ field, to }, _args, context) => textOf(field, to, context) }),
  }),
});

implementNode(HistoryEntry, {
  description: 'What one write changed on a record: by whom, when, and why.',
  rule: ofEntity,
  hears: staff,
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    user: one(t, { from: history.userId, to: () => User, description: 'Null when the system did it.' }),
    author: t.string({
      nullable: true,
      description: 'The name of its author when that is no user: a workflow.',
      columns: ['userId'],
      resolve: ({ userId }, _args, context) => authorOf(context, userId),
    }),
    action: t.expose('action', { type: HistoryAction }),
    reason: t.exposeString('reason', { nullable: true }),
    changes: t.field({
      type: [HistoryChange],
      extensions: { columns: ['entity', 'changes'] },
      resolve: ({ entity, changes }: RowOf<typeof history>) => changesOf(entity, changes),
    }),
  }),
});

const Recorded = builder.interfaceRef<object>('Recorded').implement({
  description: 'A record that keeps a history of its changes.',
  // Every type that implements it has its own resolver.
  fields: (t) => ({
    newestEntry: t.field({
      type: HistoryEntry.ref,
      nullable: true,
      description: 'The newest entry of the history, which also keeps changes of parts of the record.',
      resolve: () => null,
    }),
  }),
});

/**
 * Makes a type keep its history, and gives it the field `history`, the newest entry first. Each domain calls it for
 * its own types: `keepsHistory(TrainingClass, { entity: 'class', fields: { title: kept.text('Title') } })`.
 *
 * `parts` are the parts of the record that have rows of their own. A write keeps them with `writing.keepParts`. `only` says
 * which rows of a table of several types keep it.
 */
export function keepsHistory<Row extends object>(
  type: NodeType<Row>,
  {
    entity,
    fields,
    parts = {},
    only,
    rule = staff,
  }: {
    readonly entity: string;
    readonly fields: { readonly [Name in keyof Row]?: HistoryField };
    readonly parts?: Fields;
    readonly only?: (row: Row) => boolean;
    /** Who may read the history, when that is not all staff. */
    readonly rule?: Rule;
  },
): void {
  const declared = { ...(fields as Fields), ...parts };
  recordHistory(type.table, { entity, fields: declared, only: only && ((row) => only(row as Row)) });
  fieldsOf.set(entity, declared);
  rulesOf.set(entity, rule);
  const entries = { ...HistoryEntry, only: eq(history.entity, entity) };
  type.ref.addInterfaces([Recorded]);
  builder.objectFields(type.ref, (t) => ({
    history: many(t, {
      of: () => entries,
      by: history.targetId,
      order: { at: history.at },
      defaultOrder: { at: 'DESC' },
      rule,
      size: 25,
      description: 'Who changed the record, when and why. The newest first.',
    }),
    // A change of a part, such as an item of a booking, does not write the record's own row.
    newestEntry: t.field({
      type: HistoryEntry.ref,
      nullable: true,
      rule,
      description: 'The newest entry of `history`.',
      extensions: { columns: ['id'] },
      resolve: (row: object, _args: object, context: RequestContext) =>
        loadBatched(context, entries, String(Reflect.get(row, 'id')), (ids) =>
          newestEntries(context.database, entity, ids),
        ),
    }),
  }));
}

/** Returns the newest entry of each record, by the record's ULID. */
async function newestEntries(database: Queries, entity: string, ids: readonly string[]) {
  const rows = await database
    .selectDistinctOn([history.targetId])
    .from(history)
    .where(and(eq(history.entity, entity), inArray(history.targetId, [...ids])))
    .orderBy(history.targetId, desc(history.at), desc(history.id));
  return new Map(rows.map((row) => [row.targetId, row]));
}

/** The changes in the order of the declaration. PostgreSQL sorts the keys of a jsonb by their length. */
function changesOf(entity: string, changes: HistoryChanges): Change[] {
  const fields = fieldsOf.get(entity) ?? {};
  const names = [...new Set([...Object.keys(fields), ...Object.keys(changes)])];
  return names.flatMap((name) => {
    const change = changes[name];
    return change ? [{ name, field: fields[name], ...change }] : [];
  });
}

async function textOf(
  field: HistoryField | undefined,
  value: unknown,
  context: RequestContext,
): Promise<string | null> {
  if (value === null) return null;
  return field ? ((await field.text(value, context)) ?? GONE) : String(value);
}
