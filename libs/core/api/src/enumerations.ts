import { enumType } from '@console/api-kit';
import {
  customerContactRoles,
  organisationTypes,
  paymentMethods,
  referenceEntities,
  roleCodes,
} from '@console/core-contracts';

export const OrganisationType = enumType('OrganisationType', organisationTypes);

export const PaymentMethod = enumType('PaymentMethod', paymentMethods);

export const ReferenceEntity = enumType('ReferenceEntity', referenceEntities);

export const Role = enumType('Role', roleCodes, {
  description: 'The codes a sign-in (User.roles) or a person (CustomerContact.roles) can hold.',
  parts: [customerContactRoles],
});
