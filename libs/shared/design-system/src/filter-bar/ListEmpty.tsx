import { countOf, joinList } from '@console/format';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { FilterChip } from './FilterChips.tsx';

export interface ListEmptyProps {
  /** What the list holds, one of it: "user". */
  readonly noun: string;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
  /** How many there are without any filter; null until they are counted. */
  readonly all: number | null;
  /** How many there are without just one of several filters, by the ids of the chips; null until that is counted. */
  readonly without?: Readonly<Record<string, number | null | undefined>> | null;
  readonly onClear: () => void;
}

/**
 * What stands in place of the rows when there are none (C§8): the filters that left none, and the way out of them, which is the one
 * filter that hides the fewest where a single one does.
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
