import { type Attendance, attendanceLabels } from '@console/classes-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { seatNow_seat$key } from './__generated__/seatNow_seat.graphql.ts';
import { attendanceOf } from './attendanceRows.ts';

/** A seat on a day as it is recorded by now, which a mark may not have known. */
export interface SeatNow {
  readonly id: string;
  readonly version: number;
  readonly attendance: Attendance;
  /** Who sits there. */
  readonly delegate: string | undefined;
  /** Who changed it last. */
  readonly by: string | undefined;
}

/** What a mark was made for. */
export interface Seen {
  /** Who sat there. */
  readonly delegate: string | undefined;
  /** What was seen. */
  readonly from: Attendance;
  readonly to: Attendance;
}

/** Why a mark does not hold for a seat as it is by now. It was made for a person, so never for whoever sits there next. */
export type Against = 'taken off' | 'marked otherwise';

/** Null where nothing is against it, or where it stands there already. */
export function whatIsAgainst({ delegate, from, to }: Seen, now: SeatNow): Against | null {
  if (now.delegate !== delegate) return 'taken off';
  return now.attendance === from || now.attendance === to ? null : 'marked otherwise';
}

/** 'set to Partial by Priya Nair' */
export const setTo = ({ attendance, by }: SeatNow): string =>
  `set to ${attendanceLabels[attendance]}${by === undefined ? '' : ` by ${by}`}`;

/** Reads it with all that the screen shows of a place: who comes next has a name. */
export function readSeatNow(key: seatNow_seat$key): SeatNow {
  const seat = readInlineData(
    graphql`
      fragment seatNow_seat on TrainingSeat @inline {
        id
        attendance
        attendanceComments
        version
        trainingSeatReservation {
          bookingItem {
            booking {
              id
              reference
              customer {
                name
              }
            }
          }
          attendee {
            id
            givenName
            familyName
            preCourseQuestionaireAnswer {
              id
            }
          }
        }
        updatedBy {
          person {
            fullName
          }
        }
        ...DelegateButton_seat
      }
    `,
    key,
  );
  return {
    id: seat.id,
    version: seat.version,
    attendance: attendanceOf(seat),
    delegate: seat.trainingSeatReservation?.attendee?.id,
    by: seat.updatedBy?.person.fullName,
  };
}
