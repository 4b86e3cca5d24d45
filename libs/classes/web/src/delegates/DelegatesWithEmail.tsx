import { Text } from '@console/design-system/layout';
import { countOf, fullName, isEmail, joinList } from '@console/format';
import { useQueryOnDemand } from '@console/relay';
import { contactFields } from '@console/rules';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { useAskAfterPause } from '../sessions/useAskAfterPause.ts';
import type {
  DelegatesWithEmailQuery,
  DelegatesWithEmailQuery$data,
} from './__generated__/DelegatesWithEmailQuery.graphql.ts';

const MOST = 3;

export interface DelegatesWithEmailProps {
  /** The ids of the delegates whose seats get the email. Empty while no seat changes. */
  readonly attendees: readonly string[];
  /** The email as it is typed. */
  readonly email: unknown;
}

/**
 * Warns when another delegate of the same class or booking has the typed email. It may be a mistake or a shared mailbox,
 * so nothing is refused.
 */
export function DelegatesWithEmail({ attendees, email: typed }: DelegatesWithEmailProps) {
  const email = contactFields.shape.email.safeParse(typed).data ?? '';
  const { data, answered, load } = useQueryOnDemand<DelegatesWithEmailQuery>(
    graphql`
      query DelegatesWithEmailQuery($attendees: [ID!]!, $email: String!) {
        delegatesWithEmail(attendees: $attendees, email: $email) {
          id
          givenName
          familyName
          trainingSeatReservation {
            seatNumber
            bookingItem {
              class {
                id
                reference
              }
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  const ids = attendees.join(' ');
  const variables = useMemo(
    () => (ids !== '' && isEmail(email) ? { attendees: ids.split(' '), email } : null),
    [ids, email],
  );
  useAskAfterPause(variables, load);
  const isCurrent = variables !== null && answered?.email === email;
  const others = isCurrent ? (data?.delegatesWithEmail ?? []) : [];
  return (
    <div role="status">
      {others.length > 0 && (
        <Text role="meta">{`${delegatesOf(others)} this email too. People may share a mailbox.`}</Text>
      )}
    </div>
  );
}

type Delegate = DelegatesWithEmailQuery$data['delegatesWithEmail'][number];

/** 'Ada Lovelace on seat 3 of TC-20853 has' */
function delegatesOf(others: readonly Delegate[]): string {
  const names = others.slice(0, MOST).map((other) => {
    const { seatNumber, bookingItem } = other.trainingSeatReservation;
    return `${fullName(other)} on seat ${seatNumber} of ${bookingItem.class.reference}`;
  });
  const more = others.length - names.length;
  const all = more > 0 ? [...names, countOf(more, 'more delegate')] : names;
  return `${joinList(all)} ${others.length === 1 ? 'has' : 'have'}`;
}
