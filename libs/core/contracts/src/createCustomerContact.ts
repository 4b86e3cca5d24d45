import { email, phone, reference, requiredIn, someOf, text } from '@console/rules';
import * as z from 'zod/mini';
import { customerContactRoles } from './roles.ts';

const required = requiredIn.operations;

/** What `createCustomerContact` takes (O§5, O§7): a new person at a customer. */
export const createCustomerContactInput = z.object({
  customer: reference('Customer', 'customers', { required }),
  givenName: text('Given name', { required }),
  familyName: text('Family name', { required }),
  email: email('Email'),
  mobile: phone('Mobile'),
  telephone: phone('Telephone'),
  jobTitle: text('Job title'),
  roles: someOf('Roles', customerContactRoles),
});
