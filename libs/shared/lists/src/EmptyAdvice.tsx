import { Button } from '@console/design-system/button';
import { EmptyState } from '@console/design-system/empty-state';
import type { Noun } from './definition/index.ts';
import { foundWithout, nothingFound } from './emptySentences.ts';
import { helpfulRemoval } from './helpfulRemoval.ts';
import { type CountWithout, useCountsWithout } from './useCountsWithout.ts';
import type { ListOnScreen } from './useList.ts';

export interface EmptyListProps {
  readonly list: ListOnScreen;
  /** The noun of the list's records. */
  readonly noun: Noun;
  /** Replaces "No records." where the specification has another sentence (O§8). */
  readonly title?: string | undefined;
}

/** The content of {@link EmptyList}. Its code loads when a list is empty. */
export default function CountedAdvice(props: EmptyListProps) {
  return <EmptyAdvice {...props} without={useCountsWithout(props.list)} />;
}

interface EmptyAdviceProps extends EmptyListProps {
  /** For each filter, how many rows match without it. Null until they are counted. */
  readonly without: readonly CountWithout[] | null;
}

export function EmptyAdvice({ list: { applied, all, clear }, noun, title, without }: EmptyAdviceProps) {
  const active = applied.filter(({ filter }) => filter.active);
  const mentioned = applied.filter(({ filter }) => filter.active || filter.kind === 'period');
  const isWhole = mentioned.every(({ filter }) => filter.kind === 'period' && filter.period === null);
  if (isWhole) return <EmptyState>There are no {noun[1]} yet.</EmptyState>;
  const helpful = without && helpfulRemoval(active, without);
  const only = active.length === 1 ? active[0] : undefined;
  const removed = active.find(({ filter }) => filter.name === helpful?.name) ?? only ?? null;
  const rest = helpful?.count ?? all;
  return (
    <EmptyState
      {...(title && { title })}
      actions={
        active.length > 0 && (
          <>
            {removed && (
              <Button onClick={removed.filter.remove}>
                Remove {removed.filter.label}: {removed.value}
              </Button>
            )}
            {!only && (
              <Button appearance={removed ? 'subtle' : 'secondary'} onClick={clear}>
                Clear all filters
              </Button>
            )}
          </>
        )
      }
    >
      {nothingFound(noun, mentioned)}
      {active.length > 0 && rest !== null && (
        <>
          <br />
          {foundWithout(removed, mentioned, rest, noun)}
        </>
      )}
    </EmptyState>
  );
}
