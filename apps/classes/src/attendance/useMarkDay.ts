import type { Attendance } from '@console/classes-contracts';
import { notify } from '@console/platform';
import { useQueuedMutation } from '@console/relay/queue';
import { graphql } from 'react-relay';
import type { useMarkDayMutation } from './__generated__/useMarkDayMutation.graphql.ts';

/** A mark of several seats of a day at once. */
export interface DayMark {
  /** The day's session. */
  readonly id: string;
  /** 'Day 1' */
  readonly title: string;
  /** The seats; of these, those whose attendance is still `from`. */
  readonly seats: readonly string[];
  readonly from: Attendance;
  readonly to: Attendance;
}

interface Told {
  /** @param changed the seats that it changed: a colleague may have marked some first. */
  readonly saved: (changed: readonly string[]) => void;
  /** It is not saved, and staff have been told so. */
  readonly lost: () => void;
}

/** Marks many delegates of a day at once. It shows at once and is saved by itself. */
export function useMarkDay() {
  const { send, ...state } = useQueuedMutation<useMarkDayMutation>(graphql`
    mutation useMarkDayMutation($input: markTrainingSessionInput!) {
      markTrainingSession(input: $input) {
        trainingSession {
          id
          updatedAt
          seats(first: 500) {
            edges {
              node {
                id
                attendance
                attendanceComments
                version
                updatedAt
              }
            }
          }
        }
      }
    }
  `);

  function markDay({ id, title, seats, from, to }: DayMark, { saved, lost }: Told): void {
    send(id, {
      variables: () => ({ input: { id, from, attendance: to, seats: [...seats] } }),
      optimistic: (store) => {
        for (const seat of seats) store.get(seat)?.setValue(to, 'attendance');
      },
      onSaved: ({ markTrainingSession }) => {
        const session = markTrainingSession?.trainingSession;
        const now = session?.seats.edges.map(({ node }) => node) ?? [];
        // What one write changed, it changed at one time.
        saved(
          now.filter((seat) => seats.includes(seat.id) && seat.updatedAt === session?.updatedAt).map((seat) => seat.id),
        );
      },
      onRefused: ({ gone, messages }) => {
        lost();
        if (!gone) notify.error(`${title} was not marked.`, { details: messages });
      },
    });
  }
  return { ...state, markDay };
}
