import { coreLinks } from '@console/core-contracts';
import { MailLink } from '@console/design-system/address';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { useConsoleHost } from '@console/platform';
import { graphql, useFragment } from 'react-relay';
import type { AccountManagerLink_booking$key } from './__generated__/AccountManagerLink_booking.graphql.ts';

/** The account manager of a booking: a link to the user for administrators, an email to the colleague for everybody else (BKG-03). */
export function AccountManagerLink({ booking: key }: { readonly booking: AccountManagerLink_booking$key }) {
  const {
    accountManager: { id, avatarUrl, person },
    accountManagerEmail,
  } = useFragment(
    graphql`
      fragment AccountManagerLink_booking on Booking {
        accountManagerEmail
        accountManager {
          id
          avatarUrl
          person {
            fullName
          }
        }
      }
    `,
    key,
  );
  const { roles } = useConsoleHost().session;
  return (
    <Person name={person.fullName} imageUrl={avatarUrl}>
      {roles.includes('ROLE_ADMIN') ? (
        <Link to={coreLinks.user(id)}>{person.fullName}</Link>
      ) : (
        <MailLink address={accountManagerEmail}>{person.fullName}</MailLink>
      )}
    </Person>
  );
}
