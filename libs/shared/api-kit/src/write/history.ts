import { getTableName } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, newId, type Transaction, ulid } from '../database/index.ts';
import type { RecordTable } from '../schema/records.ts';

export const historyActions = ['created', 'changed', 'deleted'] as const;

export type HistoryAction = (typeof historyActions)[number];

/** The old and the new value of each changed field, under the field's name in the row. */
export type HistoryChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** Who changed a record, when and why. The database refuses to change its rows. A migration of core creates the table. */
export const history = pgTable('history', {
  id: ulid('id').primaryKey(),
  entity: text('entity').notNull(),
  targetId: ulid('target_id').notNull(),
  at: moment('at').notNull(),
  /** Null when the system did it. */
  userId: ulid('user_id'),
  action: text('action', { enum: historyActions }).notNull(),
  reason: text('reason'),
  changes: jsonb('changes').$type<HistoryChanges>().notNull(),
});

/** What the history of a type keeps. */
export interface HistoryRule {
  /** The name of the type in the table: 'class'. */
  readonly entity: string;
  /**
   * The kept fields, under their names in the row. A field with `store` is kept as the value that `store` returns, such
   * as a number of which only the last digits may be read.
   */
  readonly fields: Readonly<Record<string, { readonly store?: (value: unknown) => unknown }>>;
  /** Whether the record of a row keeps its history, when several types share the table. */
  readonly only?: ((row: object) => boolean) | undefined;
}

const rules = new Map<string, HistoryRule>();

/** Makes every write of the table's rows keep its history. */
export function recordHistory(table: RecordTable, rule: HistoryRule): void {
  const name = getTableName(table);
  if (rules.has(name)) throw new Error(`The history of ${name} is declared twice.`);
  rules.set(name, rule);
}

/** Whether writes of the table's rows are recorded. */
export const isRecorded = (table: RecordTable): boolean => rules.has(getTableName(table));

interface Recorded {
  readonly rule: HistoryRule;
  readonly id: string;
  /** The rows before and after the transaction. Undefined while only parts of the record are written. */
  row?: {
    /** Null for a new one. */
    readonly before: object | null;
    /** Null once it is deleted. */
    readonly after: object | null;
  };
  /** The changed parts, which are not columns of the row, each as lines of text. */
  readonly parts: Record<string, { readonly from: string[]; readonly to: string[] }>;
}

/** Collects what a transaction does to the records that keep a history. */
export class HistoryLog {
  readonly #records = new Map<string, Recorded>();
  #reason: string | null = null;

  /** Sets the reason that the user gave. Every record that the transaction writes keeps it. */
  explain(reason: string | null): void {
    this.#reason = reason;
  }

  /** The reason that the user gave, or null. */
  get reason(): string | null {
    return this.#reason;
  }

  /** Notes a written row, with its values before and after. Null stands for a row that does not exist. */
  wrote(table: RecordTable, id: string, before: object | null, after: object | null): void {
    const record = this.#recordOf(table, id, after ?? before);
    if (record) record.row = { before: record.row ? record.row.before : before, after };
  }

  /** Notes changed parts of a record, whether its row is written or not. Parts with the same name are joined. */
  wroteParts(table: RecordTable, id: string, name: string, from: readonly string[], to: readonly string[]): void {
    const record = this.#recordOf(table, id);
    if (!record) throw new Error(`${getTableName(table)} keeps no history.`);
    const known = record.parts[name] ?? { from: [], to: [] };
    record.parts[name] = { from: [...known.from, ...from], to: [...known.to, ...to] };
  }

  /** Adds what a part of the same transaction has noted. */
  adopt(part: HistoryLog): void {
    for (const [key, { rule, id, row, parts }] of part.#records) {
      const known = this.#records.get(key);
      if (!known) {
        this.#records.set(key, { rule, id, ...(row && { row }), parts });
        continue;
      }
      if (row) known.row = { before: known.row ? known.row.before : row.before, after: row.after };
      for (const [name, { from, to }] of Object.entries(parts)) {
        const lines = known.parts[name] ?? { from: [], to: [] };
        known.parts[name] = { from: [...lines.from, ...from], to: [...lines.to, ...to] };
      }
    }
    this.#reason = part.#reason ?? this.#reason;
  }

  /** Writes one row for each record that the transaction has changed, all in one statement. */
  async save(tx: Transaction, at: Date, userId: string): Promise<void> {
    const rows = [...this.#records.values()].flatMap(({ rule, id, row, parts }) => {
      const action = row ? actionOf(row.before, row.after) : 'changed';
      if (action === null) return [];
      const ofRow = row ? changesOf(rule, row.before, row.after) : {};
      const changes = action === 'deleted' ? {} : { ...ofRow, ...changesOfParts(parts) };
      if (action === 'changed' && Object.keys(changes).length === 0) return [];
      return [{ id: newId(), entity: rule.entity, targetId: id, at, userId, action, reason: this.#reason, changes }];
    });
    if (rows.length > 0) await tx.insert(history).values(rows);
  }

  /** Returns null when the record keeps no history. */
  #recordOf(table: RecordTable, id: string, row: object | null = null): Recorded | null {
    const rule = rules.get(getTableName(table));
    if (!rule || (row && rule.only && !rule.only(row))) return null;
    const key = `${rule.entity}/${id}`;
    const record = this.#records.get(key) ?? { rule, id, parts: {} };
    this.#records.set(key, record);
    return record;
  }
}

/** Returns null for a row that the same transaction made and deleted. */
function actionOf(before: object | null, after: object | null): HistoryAction | null {
  if (after === null) return before === null ? null : 'deleted';
  return before === null ? 'created' : 'changed';
}

function changesOf({ fields }: HistoryRule, before: object | null, after: object | null): HistoryChanges {
  const changes: Record<string, { from: unknown; to: unknown }> = {};
  for (const [name, { store = asItIs }] of Object.entries(fields)) {
    const [from, to] = [fieldOf(before, name), fieldOf(after, name)];
    if (JSON.stringify(from) !== JSON.stringify(to)) {
      changes[name] = { from: from === null ? null : store(from), to: to === null ? null : store(to) };
    }
  }
  return changes;
}

/** Null stands for no lines. Equal lines are not kept. */
function changesOfParts(parts: Recorded['parts']): HistoryChanges {
  const linesOf = (lines: string[]) => (lines.length > 0 ? lines : null);
  const changed = Object.entries(parts).filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to));
  return Object.fromEntries(changed.map(([name, { from, to }]) => [name, { from: linesOf(from), to: linesOf(to) }]));
}

const asItIs = (value: unknown): unknown => value;

const fieldOf = (row: object | null, name: string): unknown => (row ? (Reflect.get(row, name) ?? null) : null);
