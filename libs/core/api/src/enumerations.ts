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
  description: 'The roles of a sign-in (User.roles) and of a person (CustomerContact.roles).',
  parts: [customerContactRoles],
});
