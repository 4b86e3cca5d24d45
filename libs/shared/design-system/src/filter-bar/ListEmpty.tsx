import { countOf, joinList } from '@console/format';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { FilterChip } from './FilterChips.tsx';

export interface ListEmptyProps {
  /** The singular of the list's records: "user". */
  readonly noun: string;
  /** The active filters. */
  readonly chips: readonly FilterChip[];
  /** The number of records without any filter; null until it is counted. */
  readonly all: number | null;
  /** The number of records without one of several filters, by the chip's id; null until it is counted. */
  readonly without?: Readonly<Record<string, number | null | undefined>> | null;
  readonly onClear: () => void;
}

/**
 * Stands in the place of the rows when a list is empty (C§8). It names the filters that match nothing. It offers to
 * remove one filter if that helps: the one whose removal gives the fewest records.
 */
export function ListEmpty({ noun, chips, all, without, onClear }: ListEmptyProps) {
  if (chips.length === 0) return <EmptyState>There are no {noun}s yet.</EmptyState>;
  const only = chips.length === 1;
  const counted = chips.map((chip) => ({ chip, count: (only ? all : without?.[chip.id]) ?? 0 }));
  const helpful = counted
    .filter(({ count }) => count > 0)
    .reduce<(typeof counted)[number] | null>((best, next) => (best && best.count <= next.count ? best : next), null);
  const removal = helpful?.chip ?? (only ? chips[0] : undefined);
  const rest = helpful?.count ?? all;
  const left = only ? 'it' : helpful ? words(helpful.chip) : 'the filters';
  return (
    <EmptyState
      actions={
        <>
          {removal && (
            <Button onClick={removal.onRemove}>
              Remove {removal.label}: {removal.value}
            </Button>
          )}
          {!only && (
            <Button appearance={removal ? 'subtle' : 'secondary'} onClick={onClear}>
              Clear all filters
            </Button>
          )}
        </>
      }
    >
      No {noun} was found with {joinList(chips.map(words))}.
      {rest !== null && (
        <>
          <br />
          Without {left} there {rest === 1 ? 'is' : 'are'} {countOf(rest, noun)}.
        </>
      )}
    </EmptyState>
  );
}

/** 'priority “Low”' */
function words({ label, value }: FilterChip): string {
  return `${label.toLowerCase()} “${value}”`;
}
