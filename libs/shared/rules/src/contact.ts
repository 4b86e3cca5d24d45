import { fieldGroup } from './group.ts';
import { requiredIn } from './messages.ts';
import { email, phone, text } from './text.ts';

const required = requiredIn.operations;

/**
 * The name and the contact details of a person (O§5), for the inputs of every domain. An input holds them as a group,
 * or among its own fields:
 *
 *     z.object({ ...contactFields.shape, roles: someOf('Roles', customerContactRoles) })
 */
export const contactFields = fieldGroup('ContactInput', {
  givenName: text('Given name', { required }),
  familyName: text('Family name', { required }),
  email: email('Email', { required }),
  mobile: phone('Mobile'),
  telephone: phone('Telephone'),
  jobTitle: text('Job title'),
});
