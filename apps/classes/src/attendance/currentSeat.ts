import { type Attendance, attendances } from '@console/classes-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { currentSeat_seat$key } from './__generated__/currentSeat_seat.graphql.ts';
import { attendanceOf } from './attendanceRows.ts';

/** The recorded state of a seat on a day, fetched after a mark was refused. */
export interface CurrentSeat {
  readonly id: string;
  readonly version: number;
  readonly attendance: Attendance;
  /** The id of the seat's delegate. */
  readonly delegate: string | undefined;
  /** The name of the person who made the last change. */
  readonly by: string | undefined;
}

/** The delegate and the attendance that a person saw when they marked the seat. */
export interface MarkedSeat {
  /** The id of the delegate. */
  readonly delegate: string | undefined;
  /** The attendance before the mark. */
  readonly from: Attendance;
  readonly to: Attendance;
}

/** The reasons why a mark no longer applies to a seat. A mark belongs to a delegate, never to the seat's next delegate. */
export type Conflict = 'taken off' | 'marked otherwise';

/**
 * The conflict between a mark and the recorded seat. Null without a conflict, and when the seat already has this mark.
 */
export function conflictOf({ delegate, from, to }: MarkedSeat, now: CurrentSeat): Conflict | null {
  if (now.delegate !== delegate) return 'taken off';
  return now.attendance === from || now.attendance === to ? null : 'marked otherwise';
}

/** Describes a colleague's change: 'set to Partial by Priya Nair'. */
export const changeText = ({ attendance, by }: CurrentSeat): string =>
  `set to ${attendances.labels[attendance]}${by === undefined ? '' : ` by ${by}`}`;

/** Reads every field that the screen shows of a seat, so that a new delegate is complete in the store. */
export function readCurrentSeat(key: currentSeat_seat$key): CurrentSeat {
  const seat = readInlineData(
    graphql`
      fragment currentSeat_seat on TrainingSeat @inline {
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
            ...DelegateName_attendee
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
