import { cursorValues, encodeCursor } from '@console/api-kit';
import type { SQL } from 'drizzle-orm';
import { PAST_PLACED } from './searchSteps.ts';

/** A record that the search found, with its place among the results. */
export interface FoundReference {
  /** The rank of its step. */
  readonly rank: number;
  /** Its place within its step. */
  readonly key: string;
  readonly entity: string;
  /** The ULID of the record. */
  readonly target: string;
  readonly reference: string;
  readonly title: string;
}

/** The place of a result among all results of a search. */
export type Position = Pick<FoundReference, 'rank' | 'key' | 'entity' | 'target'>;

/** The part of the results to read. */
export interface Part {
  readonly after: Position | undefined;
  readonly before: Position | undefined;
  /** Whether the last results are read, the very last first. */
  readonly backwards: boolean;
  readonly limit: number;
}

/** The conditions that keep a step within the part. Null when the whole step lies outside. */
export function between(
  { after, before }: Part,
  rank: number,
  beyond: (side: 'after' | 'before', position: Position) => SQL,
): SQL[] | null {
  if ((after && rank < after.rank) || (before && rank > before.rank)) return null;
  return [
    ...(after?.rank === rank ? [beyond('after', after)] : []),
    ...(before?.rank === rank ? [beyond('before', before)] : []),
  ];
}

/** The order of the results that are found by their words. In one place the newest record comes first. */
export function comparePositions(one: Position, other: Position): number {
  return (
    one.rank - other.rank ||
    compare(one.key, other.key) ||
    compare(other.target, one.target) ||
    compare(one.entity, other.entity)
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const SIGNATURE = 'Query.referenceSearches rank, key, entity, target';

export const cursorOf = ({ rank, key, entity, target }: Position): string =>
  encodeCursor(SIGNATURE, [rank, key, entity, target]);

/** Reads a cursor of {@link cursorOf}. @throws a violation when it belongs to another list or was changed. */
export function positionOf(cursor: string, path: string): Position {
  const [rank, key, entity, target] = cursorValues(cursor, SIGNATURE, path, isPosition);
  return { rank, key, entity, target };
}

type PositionValues = readonly [rank: number, key: string, entity: string, target: string];

function isPosition(values: readonly unknown[]): values is PositionValues {
  const [rank, key, entity, target] = values;
  const isRank = typeof rank === 'number' && Number.isInteger(rank) && rank >= 0 && rank <= PAST_PLACED;
  return isRank && isText(key) && isText(entity) && isText(target) && values.length === 4;
}

const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0');
