import { momentsOf } from '@console/classes-contracts';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type {
  useTrainerClashesQuery,
  useTrainerClashesQuery$data,
} from './__generated__/useTrainerClashesQuery.graphql.ts';
import { dayOf, hoursOf, type TypedSession } from './layOutSessions.ts';
import { useAskAfterPause } from './useAskAfterPause.ts';

export type FoundClashes = NonNullable<useTrainerClashesQuery$data['trainer']>;

/**
 * Asks which other classes a trainer teaches at the times of sessions that somebody is typing, and whether the trainer is
 * unavailable then. It asks once after each pause, for all sessions that are typed to their end.
 *
 * @param trainer the trainer's id. Empty while no trainer is chosen.
 * @param ownClass the class of the sessions, which does not count. Null for a new class.
 * @returns null while there is nothing to say.
 */
export function useTrainerClashes(
  trainer: string | null | undefined,
  sessions: readonly TypedSession[],
  ownClass: string | null,
): FoundClashes | null {
  const { data, answered, load } = useQueryOnDemand<useTrainerClashesQuery>(
    graphql`
      query useTrainerClashesQuery($trainer: ID!, $sessions: [SessionTimesInput!]!, $ownClass: ID) {
        trainer(id: $trainer) {
          id
          contact {
            fullName
          }
          clashes(sessions: $sessions, exceptClass: $ownClass) {
            trainingClass
            reference
            startsAt
            endsAt
          }
          unavailableDuring(sessions: $sessions) {
            id
            fromDay
            toDay
            note
          }
        }
      }
    `,
    { fresh: true },
  );
  const asked = JSON.stringify(sessions.flatMap(timesOf));
  const variables = useMemo(() => {
    const times = JSON.parse(asked) as ReturnType<typeof timesOf>;
    return trainer && times.length > 0 ? { trainer, sessions: times, ownClass } : null;
  }, [trainer, asked, ownClass]);
  useAskAfterPause(variables, load);
  return variables !== null && answered?.trainer === variables.trainer ? (data?.trainer ?? null) : null;
}

/** Returns the times of a session that is typed to its end. An empty list for any other session. */
function timesOf(session: TypedSession): { startsAt: string; endsAt: string }[] {
  const day = dayOf(session);
  const hours = hoursOf(session);
  if (day === null || hours === null) return [];
  const { startsAt, endsAt } = momentsOf({ date: day, ...hours });
  return [{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }];
}
