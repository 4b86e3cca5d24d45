import { MetaLine } from '@console/design-system/page-frame';
import { Reference } from '@console/design-system/panel-message';
import type { ReactNode } from 'react';
import type { RecordAudit_record$key } from './__generated__/RecordAudit_record.graphql.ts';
import { RecordAudit } from './RecordAudit.tsx';

export interface RecordHeadProps {
  /** Any type that implements `Audited`. */
  readonly record: RecordAudit_record$key;
  /** The record's reference. Leave it out when the record has none, or when the title of the screen shows it. */
  readonly reference?: string;
  /** The facts between the reference and the audit, one element each. */
  readonly children?: ReactNode;
}

/** The line under the title of a record's screen: its reference with a copy button, facts, and who changed it last (O§2, O§3). */
export function RecordHead({ record, reference, children }: RecordHeadProps) {
  return (
    <MetaLine>
      {reference && <Reference text={reference} />}
      {children}
      <RecordAudit record={record} />
    </MetaLine>
  );
}
