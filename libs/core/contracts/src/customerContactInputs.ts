import { changing, email, phone, recordSeen, reference, requiredIn, someOf, text } from '@console/rules';
import * as z from 'zod/mini';
import { customerContactRoles } from './roles.ts';

const required = requiredIn.operations;

/** What a contact is called and how they are reached (O§5), whether new or not. */
export const contactDetails = z.object({
  givenName: text('Given name', { required }),
  familyName: text('Family name', { required }),
  email: email('Email', { required }),
  mobile: phone('Mobile'),
  telephone: phone('Telephone'),
  jobTitle: text('Job title'),
});

const contact = { ...contactDetails.shape, roles: someOf('Roles', customerContactRoles) };

/** What `createCustomerContact` takes (O§5, O§7): a new person at a customer. */
export const createCustomerContactInput = z.object({
  customer: reference('Customer', 'customers', { required }),
  ...contact,
});

/** What `updateCustomerContact` takes. A contact stays with their customer. */
export const updateCustomerContactInput = z.object({
  ...recordSeen('Contact', 'customer_contacts'),
  ...changing(contact),
});
