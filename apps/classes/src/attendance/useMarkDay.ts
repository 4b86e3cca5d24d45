import { type Attendance, attendanceLabels } from '@console/classes-contracts';
import { countOf, joinList } from '@console/format';
import { notify } from '@console/platform';
import { useQueuedMutation } from '@console/relay/queue';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useMarkDayMutation } from './__generated__/useMarkDayMutation.graphql.ts';
import type { useMarkDayQuery } from './__generated__/useMarkDayQuery.graphql.ts';
import { readSeatNow, type SeatNow, type Seen, setTo, whatIsAgainst } from './seatNow.ts';

/** Somebody on a seat of a day, as they were seen when the mark was made. */
export interface MarkedDelegate {
  /** The seat. */
  readonly id: string;
  readonly name: string;
  /** Who sat there. */
  readonly delegate: string;
}

/** A mark of several delegates of a day at once. */
export interface DayMark {
  /** The day's session. */
  readonly id: string;
  /** 'Day 1' */
  readonly title: string;
  /** Of these, those who sit there still and whose attendance is still `from`. */
  readonly delegates: readonly MarkedDelegate[];
  readonly from: Attendance;
  readonly to: Attendance;
  /** Of the delegates, where it waits for a mark that was not answered yet, those alone whom that one changed: it is its undo. */
  readonly takesBack?: boolean;
}

interface Told {
  /** @param changed whom it changed: a colleague may have marked some first, or taken them off. */
  readonly saved: (changed: readonly MarkedDelegate[]) => void;
  /** It is saved for nobody, and staff have been told so. */
  readonly lost: () => void;
}

/** Marks many delegates of a day at once. It shows at once and is saved by itself. */
export function useMarkDay() {
  const environment = useRelayEnvironment();
  const { send, ...state } = useQueuedMutation<useMarkDayMutation>(graphql`
    mutation useMarkDayMutation($input: markTrainingSessionInput!) {
      markTrainingSession(input: $input) {
        trainingSession {
          id
          updatedAt
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

  function markDay(mark: DayMark, { saved, lost }: Told): void {
    const { id, title, from, to, takesBack = false } = mark;
    let { delegates } = mark;
    send(id, {
      // By who they are: it may wait long before it is sent, and by then somebody else may sit there.
      variables: (before) => {
        if (takesBack && before) {
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
        if (skipped.length > 0) void tellSkipped(environment, { ...mark, delegates: skipped });
      },
      onRefused: ({ gone, messages }) => {
        lost();
        if (!gone) notify.error(`${title} was not marked.`, { details: messages });
      },
    });
  }
  return { ...state, markDay };
}

/** The seats that a day's mark changed: what one write changed, it changed at one time. */
function writtenBy({ markTrainingSession }: useMarkDayMutation['response']): ReadonlySet<string> {
  const session = markTrainingSession?.trainingSession;
  const now = session?.seats.edges.map(({ node }) => node) ?? [];
  return new Set(now.filter((seat) => seat.updatedAt === session?.updatedAt).map((seat) => seat.id));
}

/** Says who was not marked, and why: somebody else changed their seats first. */
async function tellSkipped(environment: IEnvironment, { id, title, delegates, from, to }: DayMark): Promise<void> {
  const seats = await askSeats(environment, id);
  const reasons = Map.groupBy(delegates, ({ id: seat, delegate }) => {
    const now = seats?.get(seat);
    return now ? whySkipped({ delegate, from, to }, now) : 'changed';
  });
  // It stands there already.
  reasons.delete(null);
  if (reasons.size === 0) {
    notify.success(`Nobody is left to mark on ${title.toLowerCase()}.`);
    return;
  }
  const count = [...reasons.values()].flat().length;
  const were = (of: readonly unknown[]) => (of.length === 1 ? 'was' : 'were');
  notify.error(`${title}: ${countOf(count, 'delegate was', 'delegates were')} not set to ${attendanceLabels[to]}.`, {
    details: [...reasons].map(
      ([reason, of]) => `${joinList(of.map(({ name }) => name))} ${were(of)} ${reason} meanwhile.`,
    ),
  });
}

/** 'set to Partial by Priya Nair': what became of somebody who was not marked; null when they have the mark all the same. */
function whySkipped(seen: Seen, now: SeatNow): string | null {
  const against = whatIsAgainst(seen, now);
  if (against === 'taken off') return against;
  if (against === 'marked otherwise') return setTo(now);
  return now.attendance === seen.to ? null : 'given notes';
}

/** What is recorded of a day by now, by its seats; null when that cannot be read. */
async function askSeats(environment: IEnvironment, id: string): Promise<ReadonlyMap<string, SeatNow> | null> {
  const answer = fetchQuery<useMarkDayQuery>(
    environment,
    graphql`
      query useMarkDayQuery($id: ID!) {
        trainingSession(id: $id) {
          seats(first: 500) {
            edges {
              node {
                ...seatNow_seat
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
  const seats = trainingSession.seats.edges.map(({ node }) => readSeatNow(node));
  return new Map(seats.map((seat) => [seat.id, seat]));
}
