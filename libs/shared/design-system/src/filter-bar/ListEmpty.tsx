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
  readonly onClear: () => void;
}

/** What stands in place of the rows when there are none (C§8): the filters that left none, and the way out of them. */
export function ListEmpty({ noun, chips, all, onClear }: ListEmptyProps) {
  const [first] = chips;
  if (!first) return <EmptyState>There are no {noun}s yet.</EmptyState>;
  const only = chips.length === 1;
  return (
    <EmptyState
      actions={
        <Button onClick={only ? first.onRemove : onClear}>
          {only ? `Remove ${first.label}: ${first.value}` : 'Clear all filters'}
        </Button>
      }
    >
      No {noun} was found with {joinList(chips.map(({ label, value }) => `${label.toLowerCase()} “${value}”`))}.
      {all !== null && (
        <>
          <br />
          Without {only ? 'it' : 'the filters'} there {all === 1 ? 'is' : 'are'} {countOf(all, noun)}.
        </>
      )}
    </EmptyState>
  );
}
