import { notify } from '@console/platform';
import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from 'relay-runtime';
import { type MappedError, mapError } from './graphQLErrors.ts';
import { touch } from './touched.ts';

/** One write, as it goes to the server. */
export interface Sending<TMutation extends MutationParameters> {
  readonly mutation: GraphQLTaggedNode;
  readonly variables: TMutation['variables'];
  /** Under which it may be sent again without being done twice. */
  readonly idempotencyKey: string;
  /** Called once the answer is in the store. */
  readonly onDone: (response: TMutation['response']) => void;
  readonly onFailed: (failure: MappedError) => void;
}

/** Sends a write. When the server has decided against it, all that is shown is asked for again. */
export function sendMutation<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { mutation, variables, idempotencyKey, onDone, onFailed }: Sending<TMutation>,
): void {
  commitMutation<TMutation>(environment, {
    mutation,
    variables,
    cacheConfig: { force: true, metadata: { idempotencyKey } },
    onCompleted: (response) => onDone(response),
    onError: (error) => {
      const failure = mapError(error);
      onFailed(failure);
      if (!failure.refused) return;
      // Somebody was quicker, or it is not as it looks: what is shown now may be old, whatever shows it.
      touch(environment, 'everything');
      // Its form or its question goes with the record, so somebody else has to say it.
      if (failure.gone) notify.error(failure.messages.join(' '));
    },
  });
}

/** 128 random bits. `randomUUID` is missing where the console is served without TLS. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
