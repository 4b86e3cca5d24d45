import { changeRequestKinds } from '@console/bookings-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { comparedValues_request$key } from './__generated__/comparedValues_request.graphql.ts';
import type { Compared } from './KindOfChange.ts';
import { kindsOfChange } from './kindsOfChange.ts';

/** The values that a change request asks to change, with those of today. */
export function comparedValues(key: comparedValues_request$key): readonly Compared[] {
  const request = readInlineData(
    graphql`
      fragment comparedValues_request on ChangeRequest @inline {
        kind
        status
        newStartsAt
        newMaxAttendees
        newTrainer {
          id
          contact {
            fullName
          }
        }
        newTrainingClass {
          id
          reference
          title
          startsAt
          endsAt
          seatsFreeCount
        }
        delegate {
          givenName
          familyName
          customerContact {
            id
          }
        }
        bookingItem {
          type
          quantity
          maxAttendees
          trainer {
            id
            contact {
              fullName
            }
          }
          class {
            id
            reference
            title
            startsAt
            endsAt
            seatsFreeCount
          }
        }
      }
    `,
    key,
  );
  const { kind, bookingItem } = request;
  const known = kind ? changeRequestKinds.of(kind) : undefined;
  return known && bookingItem ? kindsOfChange[known].compared(request, bookingItem) : [];
}
