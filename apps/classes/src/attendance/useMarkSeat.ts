import { notify } from '@console/platform';
import type { MappedError } from '@console/relay';
import { useQueuedMutation } from '@console/relay/queue';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useMarkSeatMutation } from './__generated__/useMarkSeatMutation.graphql.ts';
import type { useMarkSeatQuery } from './__generated__/useMarkSeatQuery.graphql.ts';
import { readSeatNow, type SeatNow, type Seen, setTo, whatIsAgainst } from './seatNow.ts';

/** A mark of one seat, as somebody made it. */
export interface SeatMark extends Seen {
  readonly id: string;
  /** The version of the seat that they saw. */
  readonly version: number;
  /** 'Oliver Bamford, day 3' */
  readonly who: string;
  /** What has to be answered before: the day's mark that it corrects. */
  readonly after?: Promise<void> | undefined;
}

interface Told {
  readonly saved: () => void;
  /** It stands there already, by somebody else. */
  readonly standing: () => void;
  /** It is not saved, and staff have been told so. */
  readonly lost: () => void;
}

/** Marks one seat. It shows at once and is saved by itself; the same seat is marked once at a time. */
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
            trainingClass {
              id
              attended
            }
          }
        }
      }
    }
  `);

  function markSeat(mark: SeatMark, told: Told, again = false): void {
    const { id, to, after } = mark;
    send(id, {
      variables: (before) => ({
        input: { id, version: before?.updateTrainingSeat?.trainingSeat?.version ?? mark.version, attendance: to },
      }),
      after,
      optimistic: (store) => void store.get(id)?.setValue(to, 'attendance'),
      onSaved: told.saved,
      onRefused: (failure) =>
        void refused(environment, mark, failure, {
          ...told,
          again: again ? null : (version) => markSeat({ ...mark, version }, told, true),
        }),
    });
  }
  return { ...state, markSeat };
}

interface Ways extends Told {
  /** Sends the mark once more, for another version of the seat; null when that has been tried. */
  readonly again: ((version: number) => void) | null;
}

/** Somebody else changed the seat first. Where they left its attendance as it was seen, the mark still holds. */
async function refused(environment: IEnvironment, mark: SeatMark, failure: MappedError, ways: Ways): Promise<void> {
  const { id, who, to } = mark;
  const seat = failure.gone ? null : await askSeat(environment, id);
  const against = seat && whatIsAgainst(mark, seat);
  if (against === null && seat?.attendance === to) return ways.standing();
  if (against === null && seat && ways.again) return ways.again(seat.version);
  ways.lost();
  // That it is gone has been said.
  if (failure.gone) return;
  if (seat && against === 'marked otherwise') {
    notify.error(`${who} was ${setTo(seat)} meanwhile. Your mark was not saved.`);
    return;
  }
  const details = against === 'taken off' ? ['They were taken off this seat meanwhile.'] : failure.messages;
  notify.error(`${who}: your mark was not saved.`, { details });
}

/** What is recorded of a seat by now; null when that cannot be read. */
async function askSeat(environment: IEnvironment, id: string): Promise<SeatNow | null> {
  const answer = fetchQuery<useMarkSeatQuery>(
    environment,
    graphql`
      query useMarkSeatQuery($id: ID!) {
        node(id: $id) {
          ...seatNow_seat @alias(as: "seat")
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const { node } = (await answer.toPromise().catch(() => undefined)) ?? {};
  return node?.seat ? readSeatNow(node.seat) : null;
}
