import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type {
  useClassesToTeachQuery,
  useClassesToTeachQuery$data,
} from './__generated__/useClassesToTeachQuery.graphql.ts';

type FoundClasses = NonNullable<useClassesToTeachQuery$data['trainer']>['classesToTeach'];

export interface ClassesToTeach {
  /** Null until they are found. */
  readonly classes: FoundClasses | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Looks up the classes that a trainer still has to teach, for a dialog that names them. */
export function useClassesToTeach(trainer: string): ClassesToTeach {
  const { data, failed, load } = useQueryOnDemand<useClassesToTeachQuery>(
    graphql`
      query useClassesToTeachQuery($id: ID!) {
        trainer(id: $id) {
          id
          classesToTeach {
            id
            courseVersion {
              course {
                id
              }
            }
            ...TrainersClasses_classes
          }
        }
      }
    `,
    { fresh: true },
  );
  const again = useCallback(() => load({ id: trainer }), [load, trainer]);
  useEffect(again, [again]);
  return { classes: data && (data.trainer?.classesToTeach ?? []), failed, again };
}
