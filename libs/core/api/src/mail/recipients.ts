import type { RoleCode } from '@console/core-contracts';
import type { MailRecipient } from './mailTargets.ts';

/** Makes recipients of rows, in one part of the record. Rows without an email are left out. */
export const recipientsAs = (
  role: RoleCode,
  rows: readonly { readonly name: string; readonly email: string | null }[],
): MailRecipient[] => rows.flatMap(({ name, email }) => (email ? [{ role, name, email }] : []));
