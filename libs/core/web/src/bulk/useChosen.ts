import type { SelectedRecords } from '@console/lists';
import { type MappedError, useConsoleMutation } from '@console/relay';
import { MOST_IDS } from '@console/rules';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useChosenFreezeMutation } from './__generated__/useChosenFreezeMutation.graphql.ts';
import type { ChosenRecords } from './bulkActions.ts';

/** All records that matched at one moment. */
export interface Frozen {
  readonly id: string;
  readonly count: number;
  readonly frozenAt: string;
}

interface Chosen {
  /** Null while only rows of the page are selected. */
  readonly frozen: Frozen | null;
  /** Freezes all records that match the filters. */
  readonly freezeAll: () => Promise<void>;
  /** Returns the records for an action or a file. Null when they could not be frozen; then `error` says why. */
  readonly records: () => Promise<ChosenRecords | null>;
  readonly pending: boolean;
  readonly error: MappedError | null;
}

/** The selected records of a list: rows of its page, or all that match, which the server freezes. */
export function useChosen({ ids, filter }: SelectedRecords): Chosen {
  const [kept, setKept] = useState<{ readonly of: ReadonlySet<string>; readonly frozen: Frozen } | null>(null);
  const freeze = useConsoleMutation<useChosenFreezeMutation>(
    graphql`
      mutation useChosenFreezeMutation($input: freezeSelectionInput!) {
        freezeSelection(input: $input) { frozenSelection { id count frozenAt } }
      }
    `,
    { complete: true },
  );
  const frozen = kept?.of === ids ? kept.frozen : null;
  const freezeBy = async (input: useChosenFreezeMutation['variables']['input']): Promise<Frozen | null> => {
    const answer = await freeze.commit({ input });
    return answer?.freezeSelection?.frozenSelection ?? null;
  };
  return {
    frozen,
    freezeAll: async () => {
      const made = await freezeBy({ filter });
      if (made) setKept({ of: ids, frozen: made });
    },
    records: async () => {
      if (frozen) return { frozen: frozen.id };
      if (ids.size <= MOST_IDS) return { ids: [...ids] };
      const made = await freezeBy({ ids: [...ids] });
      return made && { frozen: made.id };
    },
    pending: freeze.pending,
    error: freeze.error,
  };
}
