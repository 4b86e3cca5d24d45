import { changeRequestKinds } from '@console/bookings-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { comparedValues_request$key } from './__generated__/comparedValues_request.graphql.ts';
import type { Compared, ComparedItem, ComparedRequest } from './KindOfChange.ts';
import { kindsOfChange } from './kindsOfChange.ts';

/** The values that a change request asks to change, with those of today, or those before the change was made. */
export function comparedValues(key: comparedValues_request$key): readonly Compared[] {
  const request = readInlineData(
    graphql`
      fragment comparedValues_request on ChangeRequest @inline {
        kind
        status
        newStartsAt
        newMaxAttendees
        formerStartsAt
        formerMaxAttendees
        formerTrainer {
          id
          contact {
            fullName
          }
        }
        formerTrainingClass {
          id
          reference
          title
          startsAt
          endsAt
          seatsFreeCount
        }
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
  return known && bookingItem ? kindsOfChange[known].compared(request, formerItem(request, bookingItem)) : [];
}

/** The item as it was before the change was made, or as it is, when it is not made or nobody kept what was before. */
function formerItem(request: ComparedRequest, item: ComparedItem): ComparedItem {
  const { formerTrainingClass, formerTrainer, formerStartsAt, formerMaxAttendees } = request;
  if (!formerTrainingClass) return item;
  const count = formerMaxAttendees ?? 0;
  return {
    ...item,
    quantity: count,
    maxAttendees: count,
    trainer: formerTrainer,
    class: { ...formerTrainingClass, ...(request.kind === 'dates' && { startsAt: formerStartsAt }) },
  };
}
