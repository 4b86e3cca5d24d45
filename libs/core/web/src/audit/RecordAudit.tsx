import { AuditPopup } from '@console/design-system/person';

/** Who: what a fragment reads of the user. */
interface Author {
  readonly person: { readonly fullName: string };
}

export interface RecordAuditProps {
  /** The audit fields of a record (C§3, O§3), as its screen's fragment reads them. */
  readonly record: {
    /** ISO 8601. */
    readonly createdAt: string;
    /** Nobody when the console or an import made it. */
    readonly createdBy: Author | null | undefined;
    readonly updatedAt: string;
    readonly updatedBy: Author | null | undefined;
  };
}

/** Who made a record and who changed it last, and when: the last fact of the line under its title (O§2, O§3). */
export function RecordAudit({ record: { createdAt, createdBy, updatedAt, updatedBy } }: RecordAuditProps) {
  return (
    <AuditPopup
      created={{ by: createdBy?.person.fullName ?? null, at: createdAt }}
      updated={updatedAt === createdAt ? null : { by: updatedBy?.person.fullName ?? null, at: updatedAt }}
    />
  );
}
