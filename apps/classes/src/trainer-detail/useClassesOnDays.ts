import { useAskAfterPause } from '@console/classes-web';
import { isDay } from '@console/format';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type {
  useClassesOnDaysQuery,
  useClassesOnDaysQuery$data,
} from './__generated__/useClassesOnDaysQuery.graphql.ts';

type FoundClasses = NonNullable<useClassesOnDaysQuery$data['trainer']>['classesOnDays'];

/**
 * Asks which classes a trainer has on days that somebody is typing. It asks once after each pause, when both days are
 * typed to their end.
 *
 * @returns an empty list while there is nothing to say.
 */
export function useClassesOnDays(
  trainer: string,
  first: string | null | undefined,
  last: string | null | undefined,
): FoundClasses {
  const { data, answered, load } = useQueryOnDemand<useClassesOnDaysQuery>(
    graphql`
      query useClassesOnDaysQuery($trainer: ID!, $fromDay: DateTime!, $toDay: DateTime!) {
        trainer(id: $trainer) {
          id
          classesOnDays(fromDay: $fromDay, toDay: $toDay) {
            id
            ...TrainersClasses_classes
          }
        }
      }
    `,
    { fresh: true },
  );
  const variables = useMemo(
    () =>
      isDay(first) && isDay(last) && first <= last
        ? { trainer, fromDay: midnight(first), toDay: midnight(last) }
        : null,
    [trainer, first, last],
  );
  useAskAfterPause(variables, load);
  return (answered === variables && data?.trainer?.classesOnDays) || [];
}

const midnight = (day: string) => `${day}T00:00:00.000Z`;
