import { notify } from '@console/platform';
import type { MappedError } from '@console/relay';
import { useQueuedMutation } from '@console/relay/queue';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useMarkSeatMutation } from './__generated__/useMarkSeatMutation.graphql.ts';
import type { useMarkSeatQuery } from './__generated__/useMarkSeatQuery.graphql.ts';
import { type CurrentSeat, changeText, conflictOf, type MarkedSeat, readCurrentSeat } from './currentSeat.ts';

/** A mark of one seat. */
export interface SeatMark extends MarkedSeat {
  readonly id: string;
  /** The version of the seat that the person saw. */
  readonly version: number;
  /** The delegate and the day: 'Oliver Bamford, day 3'. */
  readonly who: string;
  /** The pending mark of the whole day, which must be answered first. */
  readonly after?: Promise<void> | undefined;
}

interface MarkOutcome {
  readonly saved: () => void;
  /** Called when a colleague has made the same mark first. */
  readonly alreadySet: () => void;
  /** Called when the mark is not saved and a notice has said so. */
  readonly lost: () => void;
}

/** Marks one seat. The mark shows at once and is saved in the background. Marks of one seat are sent one after the other. */
export function useMarkSeat() {
  const environment = useRelayEnvironment();
  const { send, ...state } = useQueuedMutation<useMarkSeatMutation>(graphql`
    mutation useMarkSeatMutation($input: updateTrainingSeatInput!) {
      updateTrainingSeat(input: $input) {
        trainingSeat {
          id
          attendance
          attendanceComments
          version
          trainingSession {
            attended
            noted
            trainingClass {
              id
              attended
            }
          }
        }
      }
    }
  `);

  function markSeat(mark: SeatMark, outcome: MarkOutcome, retried = false): void {
    const { id, to, after } = mark;
    send(id, {
      variables: (before) => ({
        input: { id, version: before?.updateTrainingSeat?.trainingSeat?.version ?? mark.version, attendance: to },
      }),
      after,
      optimistic: (store) => void store.get(id)?.setValue(to, 'attendance'),
      onSaved: outcome.saved,
      onRefused: (failure) =>
        void refused(environment, mark, failure, {
          ...outcome,
          again: retried ? null : (version) => markSeat({ ...mark, version }, outcome, true),
        }),
    });
  }
  return { ...state, markSeat };
}

interface RetryableOutcome extends MarkOutcome {
  /** Sends the mark again with another version of the seat. Null after the second attempt. */
  readonly again: ((version: number) => void) | null;
}

/** Handles a mark that was refused because a colleague changed the seat first. If the attendance is unchanged, the mark still applies. */
async function refused(
  environment: IEnvironment,
  mark: SeatMark,
  failure: MappedError,
  outcome: RetryableOutcome,
): Promise<void> {
  const { id, who, to } = mark;
  const seat = failure.gone ? null : await fetchSeat(environment, id);
  const conflict = seat && conflictOf(mark, seat);
  if (conflict === null && seat?.attendance === to) return outcome.alreadySet();
  if (conflict === null && seat && outcome.again) return outcome.again(seat.version);
  outcome.lost();
  // Another notice has said that the seat is gone.
  if (failure.gone) return;
  if (seat && conflict === 'marked otherwise') {
    notify.error(`${who} was ${changeText(seat)} meanwhile. Your mark was not saved.`);
    return;
  }
  const details = conflict === 'taken off' ? ['They were taken off this seat meanwhile.'] : failure.messages;
  notify.error(`${who}: your mark was not saved.`, { details });
}

/** Fetches the recorded seat. Null when the request fails. */
async function fetchSeat(environment: IEnvironment, id: string): Promise<CurrentSeat | null> {
  const answer = fetchQuery<useMarkSeatQuery>(
    environment,
    graphql`
      query useMarkSeatQuery($id: ID!) {
        node(id: $id) {
          ...currentSeat_seat @alias(as: "seat")
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const { node } = (await answer.toPromise().catch(() => undefined)) ?? {};
  return node?.seat ? readCurrentSeat(node.seat) : null;
}
