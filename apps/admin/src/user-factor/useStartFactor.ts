import { type MappedError, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useStartFactorMutation } from './__generated__/useStartFactorMutation.graphql.ts';
import { useForget } from './useForget.ts';

/** What an authenticator app needs. It stands in the state of one component and nowhere else. */
export interface SetUp {
  readonly secret: string;
  readonly address: string;
}

interface StartFactor {
  /** Resolves to null when it failed. */
  readonly start: (given: { readonly password: string; readonly code?: string }) => Promise<SetUp | null>;
  readonly error: MappedError | null;
}

/** Asks the server for the secret of a new second factor. */
export function useStartFactor(): StartFactor {
  const forget = useForget();
  const { commit, error } = useConsoleMutation<useStartFactorMutation>(graphql`
    mutation useStartFactorMutation($input: startSecondFactorInput!) {
      startSecondFactor(input: $input) {
        setUp {
          __id
          secret
          address
        }
      }
    }
  `);
  async function start(input: { readonly password: string; readonly code?: string }): Promise<SetUp | null> {
    const answer = await commit({ input });
    if (!answer?.startSecondFactor?.setUp) return null;
    const { __id: record, secret, address } = answer.startSecondFactor.setUp;
    forget(record);
    return { secret, address };
  }
  return { start, error };
}
