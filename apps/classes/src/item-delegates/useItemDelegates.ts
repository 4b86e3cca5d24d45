import { useQueryOnDemand } from '@console/relay';
import { type ComponentType, useState } from 'react';
import { graphql } from 'react-relay';
import type { useItemDelegatesQuery } from './__generated__/useItemDelegatesQuery.graphql.ts';
import type { ItemDelegatesProps } from './ItemDelegates.tsx';

/** Loads the seats of a class, and in parallel the code that shows them. The seats stay up to date while they are displayed. */
export function useItemDelegates() {
  const { data, failed, load } = useQueryOnDemand<useItemDelegatesQuery>(
    graphql`
      query useItemDelegatesQuery($id: ID!) {
        trainingClass(id: $id) {
          id
          ...ItemDelegates_class
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const [Delegates, setDelegates] = useState<ComponentType<ItemDelegatesProps> | null>(null);
  const [codeFailed, setCodeFailed] = useState(false);
  return {
    class: data?.trainingClass,
    Delegates,
    failed: failed || codeFailed,
    load: (trainingClass: string) => {
      load({ id: trainingClass });
      setCodeFailed(false);
      import('./ItemDelegates.tsx').then(
        ({ ItemDelegates }) => setDelegates(() => ItemDelegates),
        () => setCodeFailed(true),
      );
    },
  };
}
