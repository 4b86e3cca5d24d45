import { askAll, type LockStrength, type RecordInput, type RowOf, toIri, type Writing } from '@console/api-kit';
import { Customer, CustomerContact } from '../nodes.ts';
import type { person } from '../tables.ts';
import { contactsUsed } from './contactsUsed.ts';

type PersonRow = RowOf<typeof person>;

interface ContactLock {
  /** `update` for a contact that is deleted or moved. Both wait for records that begin to refer to the contact. */
  readonly strength: LockStrength;
  /** The customer to which the contact moves. It is locked too, in the order of their ids. */
  readonly newCustomer?: string | undefined;
}

/**
 * Locks a contact that is deleted, moved or renamed. Its customer is locked first, so that no write meanwhile gives a seat
 * to a contact that it has found among those of the customer, or makes the same contact.
 *
 * @throws a violation when there is no such customer.
 */
export async function lockContact(
  writing: Writing,
  input: RecordInput,
  { strength, newCustomer }: ContactLock,
): Promise<PersonRow> {
  const { row } = await writing.lockBelow(
    CustomerContact,
    input,
    async ({ customerId }) => {
      const customers = new Set([customerId && toIri(Customer.prefix, customerId), newCustomer]);
      for (const iri of [...customers].filter((each) => each != null).sort()) {
        await writing.hold(Customer, iri, 'customer');
      }
      return customers;
    },
    strength,
  );
  return row;
}

/** Returns the records that refer to a locked contact. No other can begin to refer to it until the transaction ends. */
export const usesOfContact = ({ tx }: Writing, { id }: Pick<PersonRow, 'id'>) => askAll(contactsUsed, tx, [id]);
