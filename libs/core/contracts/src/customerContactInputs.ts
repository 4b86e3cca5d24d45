import { changing, contactFields, flag, recordSeen, reference, requiredIn, someOf } from '@console/rules';
import * as z from 'zod/mini';
import { customerContactRoles } from './roles.ts';

const contact = { ...contactFields.shape, roles: someOf('Roles', customerContactRoles) };

const customer = reference('Customer', 'customers', { required: requiredIn.operations });

/** The input of `createCustomerContact` (O§5, O§7). */
export const createCustomerContactInput = z.object({ customer, ...contact });

/**
 * The input of `updateCustomerContact`. Only a contact to which nothing refers can move to another customer. With
 * `correctSeats` the given name, family name and email also go to the contact's seats of classes that are not over.
 */
export const updateCustomerContactInput = z.object({
  ...recordSeen('Contact', 'customer_contacts'),
  ...changing({ ...contact, customer, correctSeats: flag('Correct the seats too') }),
});

/** The input of `deleteCustomerContact`. */
export const deleteCustomerContactInput = z.object(recordSeen('Contact', 'customer_contacts'));
