import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';
import { refresh } from './pageQuery.ts';

/** The ids of the records that a write changed beyond its answer, or every list: something is new. */
export type Touched = readonly string[] | 'everything';

const listeners = new WeakMap<IEnvironment, Set<() => void>>();

/**
 * Marks records in the store as old. What shows them now, of whatever remote, asks for them again and goes on showing what it has
 * meanwhile; a navigation that needs them waits for new ones.
 */
export function touch(environment: IEnvironment, touched: Touched): void {
  environment.commitUpdate((store) => {
    // Every query begins at the root.
    if (touched === 'everything') store.getRoot().invalidateRecord();
    else for (const id of touched) store.get(id)?.invalidateRecord();
  });
  for (const listener of listeners.get(environment) ?? []) listener();
}

/** Asks for a query's data again whenever a write touched a record that it shows. */
export function useFollowWrites(
  query: GraphQLTaggedNode,
  variables: OperationType['variables'] | null | undefined,
): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!variables) return;
    const artifact = getRequest(query);
    const operation = createOperationDescriptor(artifact, variables);
    const follow = () => {
      if (environment.check(operation).status === 'stale') refresh(environment, artifact, variables);
    };
    const known = listeners.get(environment) ?? new Set();
    listeners.set(environment, known.add(follow));
    return () => void known.delete(follow);
  }, [environment, query, variables]);
}
