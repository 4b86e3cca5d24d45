import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, getRequest, type IEnvironment, type MutationParameters } from 'relay-runtime';
import { MutationQueue, type QueuedWrite, type QueueState } from './MutationQueue.ts';

/** The state and the functions of {@link useQueuedMutation}. */
export interface QueuedMutation<TMutation extends MutationParameters> extends QueueState {
  /** Shows the write at once. Sends it when no earlier write of the same key is under way. */
  readonly send: (key: string, write: QueuedWrite<TMutation>) => void;
  /** Returns a promise that resolves when the key has no more writes, or undefined when it has none. */
  readonly whenSettled: (key: string) => Promise<void> | undefined;
  /** Sends unanswered writes again at once. */
  readonly retry: () => void;
}

/**
 * For small writes that follow each other too quickly to wait, such as marking attendance. Each write shows at once and
 * is repeated until it is saved: see {@link MutationQueue}. For a form or a button use `useConsoleMutation`.
 */
export function useQueuedMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): QueuedMutation<TMutation> {
  const queue = queueOf<TMutation>(useRelayEnvironment(), mutation);
  const state = useSyncExternalStore(queue.subscribe, queue.get);
  return { ...state, send: queue.send, whenSettled: queue.whenSettled, retry: queue.retry };
}

const queues = new WeakMap<IEnvironment, Map<string, unknown>>();

/** One queue for all screens, because it keeps sending after a screen is left. */
function queueOf<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
): MutationQueue<TMutation> {
  const known = queues.get(environment) ?? new Map<string, unknown>();
  queues.set(environment, known);
  const { name } = getRequest(mutation).params;
  // The operation's name identifies the mutation, so the queue has its type.
  const queue = (known.get(name) as MutationQueue<TMutation> | undefined) ?? new MutationQueue(environment, mutation);
  known.set(name, queue);
  return queue;
}
