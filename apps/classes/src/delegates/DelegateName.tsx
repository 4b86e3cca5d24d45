import { PersonLink } from '@console/core-web';
import { fullName } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { DelegateName_attendee$key } from './__generated__/DelegateName_attendee.graphql.ts';

export interface DelegateNameProps {
  readonly attendee: DelegateName_attendee$key;
  /** The text of the link. The default is the full name. */
  readonly children?: string;
}

/** The delegate of a seat: a link to the contact, with a menu to call or to write. */
export function DelegateName({ attendee: key, children }: DelegateNameProps) {
  const attendee = readInlineData(
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
      }
    `,
    key,
  );
  return (
    <PersonLink name={fullName(attendee)} contact={attendee.customerContact} email={attendee.email}>
      {children}
    </PersonLink>
  );
}
