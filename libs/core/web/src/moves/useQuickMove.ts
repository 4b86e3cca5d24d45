import { notify } from '@console/platform';
import {
  type ConsoleMutation,
  type FailedSentence,
  failedTitle,
  type MutationOptions,
  useConsoleMutation,
} from '@console/relay';
import { useEffect } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

interface QuickMoveOptions<TMutation extends MutationParameters> extends MutationOptions<TMutation> {
  /** The notice after a failure: 'CR-1001 was not approved.' The reasons follow it. */
  readonly failed: FailedSentence;
}

/** A move without a question, because it can be taken back. No dialog can show a failure, so it is a notice. */
export function useQuickMove<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { failed, ...options }: QuickMoveOptions<TMutation>,
): ConsoleMutation<TMutation> {
  const move = useConsoleMutation<TMutation>(mutation, options);
  const { error } = move;
  useEffect(() => {
    if (error) notify.error(failedTitle(failed, error), { details: error.messages });
  }, [error, failed]);
  return move;
}
