import { askedWords, changeRequestKinds } from '@console/bookings-contracts';
import { fullName } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { askedText_request$key } from './__generated__/askedText_request.graphql.ts';

/** What a change request asks for, in a few words: 'First day 3 Dec 2026'. Null when it does not ask for one change. */
export function askedText(key: askedText_request$key): string | null {
  const { kind, newTrainingClass, newTrainer, delegate, ...asked } = readInlineData(
    graphql`
      fragment askedText_request on ChangeRequest @inline {
        kind
        newStartsAt
        newMaxAttendees
        newTrainingClass {
          reference
        }
        newTrainer {
          contact {
            fullName
          }
        }
        delegate {
          givenName
          familyName
        }
      }
    `,
    key,
  );
  const known = kind ? changeRequestKinds.of(kind) : undefined;
  if (known === undefined) return null;
  return askedWords(known, {
    ...asked,
    newTrainingClass: newTrainingClass?.reference,
    newTrainer: newTrainer?.contact.fullName,
    delegate: delegate && fullName(delegate),
  });
}
