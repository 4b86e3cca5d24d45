import { AuditPopup } from '@console/design-system/timeline';
import { graphql, useFragment } from 'react-relay';
import type { RecordAudit_record$key } from './__generated__/RecordAudit_record.graphql.ts';

export interface RecordAuditProps {
  /** Any type that implements `Audited`. */
  readonly record: RecordAudit_record$key;
}

/** Shows when and by whom a record was created and last changed (O§2, O§3). */
export function RecordAudit({ record }: RecordAuditProps) {
  const { createdAt, createdBy, updatedAt, updatedBy, newestEntry } = useFragment(
    graphql`
      fragment RecordAudit_record on Audited {
        createdAt
        createdBy {
          person {
            fullName
          }
        }
        updatedAt
        updatedBy {
          person {
            fullName
          }
        }
        ... on Recorded {
          newestEntry {
            at
            user {
              person {
                fullName
              }
            }
          }
        }
      }
    `,
    record,
  );
  // The record's own row, or a part of the record such as an item of a booking, whichever was changed later.
  const updated =
    newestEntry && newestEntry.at > updatedAt
      ? { by: newestEntry.user, at: newestEntry.at }
      : { by: updatedBy, at: updatedAt };
  return (
    <AuditPopup
      created={{ by: createdBy?.person.fullName ?? null, at: createdAt }}
      updated={updated.at === createdAt ? null : { by: updated.by?.person.fullName ?? null, at: updated.at }}
    />
  );
}
