import { PersonLink } from '@console/core-web';
import { EditIcon } from '@console/design-system/icons';
import { MenuItem } from '@console/design-system/menu';
import { fullName } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { Place } from '../class-seats/useClassPlaces.ts';
import type { DelegateName_attendee$key } from './__generated__/DelegateName_attendee.graphql.ts';
import type { Delegates } from './useDelegates.tsx';

export interface DelegateNameProps {
  readonly seat: Place;
  readonly delegates: Delegates;
  /** The text of the link. The default is the full name. */
  readonly children?: string;
}

/** The delegate of a seat: a link to the contact, with a menu to reach them and to correct the name. Nothing for an empty seat. */
export function DelegateName({ seat, delegates, children }: DelegateNameProps) {
  const { seatNumber, trainingSeatReservation } = seat;
  if (!trainingSeatReservation?.attendee) return null;
  const attendee = readDelegate(trainingSeatReservation.attendee);
  return (
    <PersonLink
      name={fullName(attendee)}
      contact={attendee.customerContact}
      email={attendee.email}
      actions={
        <MenuItem icon={<EditIcon size={16} />} onSelect={() => delegates.correct(seatNumber, attendee)}>
          Correct the name
        </MenuItem>
      }
    >
      {children}
    </PersonLink>
  );
}

const readDelegate = (key: DelegateName_attendee$key) =>
  readInlineData(
    graphql`
      fragment DelegateName_attendee on Attendee @inline {
        givenName
        familyName
        email
        customerContact {
          id
          mobile
          telephone
        }
        ...CorrectDelegateDialog_attendee
      }
    `,
    key,
  );
