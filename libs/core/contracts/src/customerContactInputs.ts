import { changing, contactFields, recordSeen, reference, requiredIn, someOf } from '@console/rules';
import * as z from 'zod/mini';
import { customerContactRoles } from './roles.ts';

const contact = { ...contactFields.shape, roles: someOf('Roles', customerContactRoles) };

/** The input of `createCustomerContact` (O§5, O§7). */
export const createCustomerContactInput = z.object({
  customer: reference('Customer', 'customers', { required: requiredIn.operations }),
  ...contact,
});

/** The input of `updateCustomerContact`. A contact cannot move to another customer. */
export const updateCustomerContactInput = z.object({
  ...recordSeen('Contact', 'customer_contacts'),
  ...changing(contact),
});
