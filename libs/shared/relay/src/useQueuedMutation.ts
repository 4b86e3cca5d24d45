import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, getRequest, type IEnvironment, type MutationParameters } from 'relay-runtime';
import { MutationQueue, type QueuedWrite, type QueueState } from './MutationQueue.ts';

export interface QueuedMutation<TMutation extends MutationParameters> extends QueueState {
  /** Shows it at once, and sends it once nothing of the same key is on its way any more. */
  readonly send: (key: string, write: QueuedWrite<TMutation>) => void;
  /** Ends when nothing of a key is on its way any more; undefined when nothing is. */
  readonly over: (key: string) => Promise<void> | undefined;
  /** Sends at once what had no answer. */
  readonly retry: () => void;
}

/**
 * For small writes that follow each other too quickly to wait for, such as marks in a list of names. What was pressed is shown at once and is
 * saved by itself, however often it takes: see {@link MutationQueue}. A form or a button has `useConsoleMutation`.
 */
export function useQueuedMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): QueuedMutation<TMutation> {
  const queue = queueOf<TMutation>(useRelayEnvironment(), mutation);
  const state = useSyncExternalStore(queue.subscribe, queue.get);
  return { ...state, send: queue.send, over: queue.over, retry: queue.retry };
}

const queues = new WeakMap<IEnvironment, Map<string, unknown>>();

/** One for all screens, which come and go while it works. */
function queueOf<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
): MutationQueue<TMutation> {
  const known = queues.get(environment) ?? new Map<string, unknown>();
  queues.set(environment, known);
  const { name } = getRequest(mutation).params;
  // By the operation's name it is the queue of this very mutation.
  const queue = (known.get(name) as MutationQueue<TMutation> | undefined) ?? new MutationQueue(environment, mutation);
  known.set(name, queue);
  return queue;
}
