import { type Attendance, attendances } from '@console/classes-contracts';
import { countOf, joinList } from '@console/format';
import { notify } from '@console/platform';
import { useQueuedMutation } from '@console/relay/queue';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useMarkDayMutation } from './__generated__/useMarkDayMutation.graphql.ts';
import type { useMarkDayQuery } from './__generated__/useMarkDayQuery.graphql.ts';
import { type CurrentSeat, changeText, conflictOf, type MarkedSeat, readCurrentSeat } from './currentSeat.ts';

/** A seat on a day, with its delegate at the time of the mark. */
export interface MarkedDelegate {
  readonly id: string;
  readonly name: string;
  /** The id of the delegate. */
  readonly delegate: string;
}

/** A mark of several delegates of a day at once. */
export interface DayMark {
  /** The id of the day's session. */
  readonly id: string;
  /** The day's title: 'Day 1'. */
  readonly title: string;
  /** The server marks only the delegates who still have their seat and whose attendance is still `from`. */
  readonly delegates: readonly MarkedDelegate[];
  readonly from: Attendance;
  readonly to: Attendance;
  /**
   * Whether this undoes the day's previous mark. While the server has not answered that mark, only its delegates are
   * undone.
   */
  readonly isUndo?: boolean;
}

interface MarkOutcome {
  /** @param changed the delegates that were marked. Colleagues may have marked or removed the others first. */
  readonly saved: (changed: readonly MarkedDelegate[]) => void;
  /** Called when no delegate was marked and a notice has said so. */
  readonly lost: () => void;
}

/** Marks several delegates of a day at once. The mark shows at once and is saved in the background. */
export function useMarkDay() {
  const environment = useRelayEnvironment();
  const { send, ...state } = useQueuedMutation<useMarkDayMutation>(graphql`
    mutation useMarkDayMutation($input: markTrainingSessionInput!) {
      markTrainingSession(input: $input) {
        trainingSession {
          id
          updatedAt
          attended
          noted
          trainingClass {
            id
            attended
          }
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

  function markDay(mark: DayMark, { saved, lost }: MarkOutcome): void {
    const { id, title, from, to, isUndo = false } = mark;
    let { delegates } = mark;
    send(id, {
      // Names delegates, not seats, because a seat can have another delegate by the time that the mark is sent.
      variables: (before) => {
        if (isUndo && before) {
          const written = writtenBy(before);
          delegates = delegates.filter((seat) => written.has(seat.id));
        }
        return { input: { id, from, attendance: to, attendees: delegates.map(({ delegate }) => delegate) } };
      },
      optimistic: (store) => {
        for (const seat of delegates) store.get(seat.id)?.setValue(to, 'attendance');
      },
      onSaved: (answer) => {
        const written = writtenBy(answer);
        const changed = delegates.filter((seat) => written.has(seat.id));
        if (changed.length > 0) saved(changed);
        else lost();
        const skipped = delegates.filter((seat) => !written.has(seat.id));
        if (skipped.length > 0) void notifySkipped(environment, { ...mark, delegates: skipped });
      },
      onRefused: ({ gone, messages }) => {
        lost();
        if (!gone) notify.error(`${title} was not marked.`, { details: messages });
      },
    });
  }
  return { ...state, markDay };
}

/**
 * The ids of the seats that a day's mark changed. The mark sets the same time of change on these seats and on their
 * session.
 */
function writtenBy({ markTrainingSession }: useMarkDayMutation['response']): ReadonlySet<string> {
  const session = markTrainingSession?.trainingSession;
  const now = session?.seats.edges.map(({ node }) => node) ?? [];
  return new Set(now.filter((seat) => seat.updatedAt === session?.updatedAt).map((seat) => seat.id));
}

/** Shows a notice that names the delegates who were not marked, with the reasons. */
async function notifySkipped(environment: IEnvironment, { id, title, delegates, from, to }: DayMark): Promise<void> {
  const seats = await fetchSeats(environment, id);
  const reasons = Map.groupBy(delegates, ({ id: seat, delegate }) => {
    const now = seats?.get(seat);
    return now ? whySkipped({ delegate, from, to }, now) : 'changed';
  });
  // These delegates have the mark already.
  reasons.delete(null);
  if (reasons.size === 0) {
    notify.success(`Nobody is left to mark on ${title.toLowerCase()}.`);
    return;
  }
  const count = [...reasons.values()].flat().length;
  const were = (of: readonly unknown[]) => (of.length === 1 ? 'was' : 'were');
  notify.error(`${title}: ${countOf(count, 'delegate was', 'delegates were')} not set to ${attendances.labels[to]}.`, {
    details: [...reasons].map(
      ([reason, of]) => `${joinList(of.map(({ name }) => name))} ${were(of)} ${reason} meanwhile.`,
    ),
  });
}

/** The reason why a delegate was not marked: 'set to Partial by Priya Nair'. Null when they have the mark already. */
function whySkipped(seen: MarkedSeat, now: CurrentSeat): string | null {
  const conflict = conflictOf(seen, now);
  if (conflict === 'taken off') return conflict;
  if (conflict === 'marked otherwise') return changeText(now);
  return now.attendance === seen.to ? null : 'given notes';
}

/** Fetches the recorded seats of a day, by id. Null when the request fails. */
async function fetchSeats(environment: IEnvironment, id: string): Promise<ReadonlyMap<string, CurrentSeat> | null> {
  const answer = fetchQuery<useMarkDayQuery>(
    environment,
    graphql`
      query useMarkDayQuery($id: ID!) {
        trainingSession(id: $id) {
          seats(first: 500) {
            edges {
              node {
                ...currentSeat_seat
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const { trainingSession } = (await answer.toPromise().catch(() => undefined)) ?? {};
  if (!trainingSession) return null;
  const seats = trainingSession.seats.edges.map(({ node }) => readCurrentSeat(node));
  return new Map(seats.map((seat) => [seat.id, seat]));
}
