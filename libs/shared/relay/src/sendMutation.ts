import { connection, notify } from '@console/platform';
import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from 'relay-runtime';
import { GAP } from './follow/Changes.ts';
import { followerOf } from './follow/Follower.ts';
import { takeAnswer } from './follow/ownWrites.ts';
import { type MappedError, mapError } from './graphQLErrors.ts';

const NONE: ReadonlySet<string> = new Set();

/** One write, as it is sent to the server. */
export interface Sending<TMutation extends MutationParameters> {
  readonly mutation: GraphQLTaggedNode;
  readonly variables: TMutation['variables'];
  /** With this key the same write can be sent again without being done twice. */
  readonly idempotencyKey: string;
  /** True when the answer has all displayed changes of the records that it contains. */
  readonly complete: boolean;
  /** True for small writes that follow each other quickly; see `Follower.applyOwn`. */
  readonly paced: boolean;
  /**
   * Called when the answer is in the store.
   *
   * @param earlier whether the answer is that of an earlier write under the same key, with other variables.
   */
  readonly onDone: (response: TMutation['response'], earlier: boolean) => void;
  readonly onFailed: (failure: MappedError) => void;
}

/**
 * Sends a write. Displayed queries with data that the write changed are requested again: the server names it in its answer.
 * When the server does not, and after a refusal, all displayed data is requested again. When no answer arrives, the stream
 * of changes tells what was written.
 */
export function sendMutation<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { mutation, variables, idempotencyKey, complete, paced, onDone, onFailed }: Sending<TMutation>,
): void {
  const cutOff = connection.isLost();
  commitMutation<TMutation>(environment, {
    mutation,
    variables,
    cacheConfig: { force: true, metadata: { idempotencyKey } },
    onCompleted: (response) => {
      const { changes, records, earlier } = takeAnswer(environment, idempotencyKey);
      onDone(response, earlier);
      followerOf(environment).applyOwn(changes, complete ? records : NONE, paced);
    },
    onError: (error) => {
      const mapped = mapError(error);
      // Without a connection before and after, the request cannot have arrived.
      const failure = cutOff && connection.isLost() && mapped.offline ? { ...mapped, uncertain: false } : mapped;
      onFailed(failure);
      if (!failure.refused) return followerOf(environment).applyUnanswered(idempotencyKey);
      // Probably somebody else changed the record first, so any displayed data may be outdated.
      followerOf(environment).applyOwn(GAP, NONE, false);
      // The form or dialog disappears with the deleted record, so a notice must show the message.
      if (failure.gone) notify.error(failure.messages.join(' '));
    },
  });
}
