import { enumType, jobStatuses } from '@console/api-kit';
import {
  contactTypes,
  contactUses,
  customerContactRoles,
  organisationTypes,
  paymentMethods,
  roleCodes,
  sessionLimits,
  signInMethods,
} from '@console/core-contracts';

export const ContactType = enumType('ContactType', contactTypes);

export const ContactUse = enumType('ContactUse', contactUses, {
  description: 'The kinds of records that may refer to a contact.',
});

export const JobStatus = enumType('JobStatus', jobStatuses);

export const OrganisationType = enumType('OrganisationType', organisationTypes.values);

export const PaymentMethod = enumType('PaymentMethod', paymentMethods.values);

export const Role = enumType('Role', roleCodes.values, {
  description: 'The roles of a sign-in (User.roles) and of a person (CustomerContact.roles).',
  parts: [customerContactRoles],
});

export const SessionLimit = enumType('SessionLimit', sessionLimits);

export const SignInMethod = enumType('SignInMethod', signInMethods.values);
