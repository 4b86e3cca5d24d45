import { AuditPopup } from '@console/design-system/person';

/** The fields of a user that a fragment reads. */
interface Author {
  readonly person: { readonly fullName: string };
}

export interface RecordAuditProps {
  /** The audit fields of a record (C§3, O§3), from its screen's fragment. */
  readonly record: {
    /** An ISO 8601 instant. */
    readonly createdAt: string;
    /** Null when the console or an import created the record. */
    readonly createdBy: Author | null | undefined;
    readonly updatedAt: string;
    readonly updatedBy: Author | null | undefined;
  };
}

/**
 * Shows who created a record and who last changed it, and when. It is the last fact in the line below the title (O§2,
 * O§3).
 */
export function RecordAudit({ record: { createdAt, createdBy, updatedAt, updatedBy } }: RecordAuditProps) {
  return (
    <AuditPopup
      created={{ by: createdBy?.person.fullName ?? null, at: createdAt }}
      updated={updatedAt === createdAt ? null : { by: updatedBy?.person.fullName ?? null, at: updatedAt }}
    />
  );
}
