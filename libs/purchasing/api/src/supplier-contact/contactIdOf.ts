import type { Writing } from '@console/api-kit';
import { SupplierContact } from './SupplierContact.ts';

/** Returns the ULID of the contact that an input names. Undefined and null stay as they are. */
export async function contactIdOf<None extends null | undefined>(
  writing: Writing,
  contact: string | None,
): Promise<string | None> {
  if (contact === null || contact === undefined) return contact;
  return (await writing.refer(SupplierContact, contact, 'primaryContact')).id;
}
