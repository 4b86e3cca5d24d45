import { changing, email, phone, recordSeen, reference, requiredIn, someOf, text } from '@console/rules';
import * as z from 'zod/mini';
import { customerContactRoles } from './roles.ts';

const required = requiredIn.operations;

/** The name and the contact details of a customer's contact (O§5). */
export const contactDetails = z.object({
  givenName: text('Given name', { required }),
  familyName: text('Family name', { required }),
  email: email('Email', { required }),
  mobile: phone('Mobile'),
  telephone: phone('Telephone'),
  jobTitle: text('Job title'),
});

const contact = { ...contactDetails.shape, roles: someOf('Roles', customerContactRoles) };

/** The input of `createCustomerContact` (O§5, O§7). */
export const createCustomerContactInput = z.object({
  customer: reference('Customer', 'customers', { required }),
  ...contact,
});

/** The input of `updateCustomerContact`. A contact cannot move to another customer. */
export const updateCustomerContactInput = z.object({
  ...recordSeen('Contact', 'customer_contacts'),
  ...changing(contact),
});
