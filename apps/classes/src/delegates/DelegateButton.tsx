import { whyNotEmptySeat } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { ArrowSwapIcon, PersonAddIcon } from '@console/design-system/icons';
import { Row } from '@console/design-system/layout';
import { ActionButton, EditButton, Tooltip } from '@console/design-system/tooltip';
import { graphql, useFragment } from 'react-relay';
import type { DelegateButton_seat$key } from './__generated__/DelegateButton_seat.graphql.ts';
import type { Delegates } from './useDelegates.tsx';

export interface DelegateButtonProps {
  readonly seat: DelegateButton_seat$key;
  /** Whether attendance is recorded on a day of the seat. */
  readonly attended: boolean;
  /** Whether a day of the seat has attendance notes. */
  readonly noted: boolean;
  /** Whether the booking item has another seat. Left out where delegates are not moved. */
  readonly movable?: boolean;
  readonly delegates: Delegates;
}

/**
 * The actions of a reserved seat: adds a delegate, or moves, removes or corrects the delegate that the seat has. A free seat has no action.
 */
export function DelegateButton({ seat: key, attended, noted, movable, delegates }: DelegateButtonProps) {
  const { seatNumber, trainingSeatReservation, ...seat } = useFragment(
    graphql`
      fragment DelegateButton_seat on TrainingSeat {
        seatNumber
        trainingSeatReservation {
          attendee {
            givenName
            familyName
            ...CorrectDelegateDialog_attendee
          }
          bookingItem {
            booking {
              reference
              customer {
                id
              }
            }
          }
        }
        ...AddAttendeeDialog_seat
        ...UnassignSeatDialog_seat
      }
    `,
    key,
  );
  if (!trainingSeatReservation) return null;
  const { attendee, bookingItem } = trainingSeatReservation;
  return attendee ? (
    <Row gap="xs">
      <ActionButton
        appearance="subtle"
        size="small"
        refusal={whyNotEmptySeat(attendee, { attended, noted })}
        aria-label={`Unassign seat ${seatNumber}`}
        data-seat-button="unassign"
        data-seat={seatNumber}
        onClick={() => delegates.unassign(seatNumber, seat)}
      >
        Unassign
      </ActionButton>
      <Tooltip content={movable ? 'Move to another seat' : null}>
        <ActionButton
          appearance="subtle"
          size="small"
          icon={<ArrowSwapIcon size={16} />}
          refusal={movable ? null : `${bookingItem.booking.reference} has no other seat of this class.`}
          aria-label={`Move seat ${seatNumber}`}
          data-seat-button="move"
          data-seat={seatNumber}
          onClick={() => delegates.move(seatNumber)}
        />
      </Tooltip>
      <EditButton
        label={`Correct the name on seat ${seatNumber}`}
        onClick={() => delegates.correct(seatNumber, { attendee, customer: bookingItem.booking.customer.id })}
      />
    </Row>
  ) : (
    <Button
      size="small"
      icon={<PersonAddIcon size={16} />}
      aria-label={`Add attendee to seat ${seatNumber}`}
      data-seat-button="add"
      data-seat={seatNumber}
      onClick={() => delegates.add(seatNumber, seat)}
    >
      Add attendee
    </Button>
  );
}
