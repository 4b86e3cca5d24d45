import { countOf, formatDate, fullName } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { askedText_request$key } from './__generated__/askedText_request.graphql.ts';

/** What a change request asks for, in a few words: 'First day 3 Dec 2026'. Null when it does not ask for one change. */
export function askedText(key: askedText_request$key): string | null {
  const { kind, newStartsAt, newMaxAttendees, newTrainingClass, newTrainer, delegate } = readInlineData(
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
  const to = newTrainingClass?.reference ?? 'another class';
  if (kind === 'dates' && newStartsAt) return `First day ${formatDate(newStartsAt)}`;
  if (kind === 'class') return `Class ${to}`;
  if (kind === 'trainer') return `Trainer ${newTrainer?.contact.fullName ?? ''}`;
  if (kind === 'attendees') return countOf(newMaxAttendees ?? 0, 'attendee');
  if (kind === 'transfer') return `${delegate ? fullName(delegate) : 'A delegate'} to ${to}`;
  return null;
}
