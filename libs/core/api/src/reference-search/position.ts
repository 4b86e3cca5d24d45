import { cursorValues, encodeCursor } from '@console/api-kit';
import { CONTAINING } from './searchSteps.ts';

/** A record that the search found, with its place among the results. */
export interface FoundReference {
  /** The rank of its step. */
  readonly rank: number;
  /** Its place within an ordered step. Empty for results that only contain the words. */
  readonly key: string;
  readonly entity: string;
  /** The ULID of the record. */
  readonly target: string;
  readonly reference: string;
  readonly title: string;
}

/** The place of a result among all results of a search. */
export type Position = Pick<FoundReference, 'rank' | 'key' | 'entity' | 'target'>;

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
  const isRank = typeof rank === 'number' && Number.isInteger(rank) && rank >= 0 && rank <= CONTAINING;
  return isRank && isText(key) && isText(entity) && isText(target) && values.length === 4;
}

const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0');
