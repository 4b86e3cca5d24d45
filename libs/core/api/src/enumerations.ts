import { builder } from '@console/api-kit';
import { organisationTypes, paymentMethods, referenceEntities, roleCodes } from '@console/core-contracts';

export const OrganisationType = builder.enumType('OrganisationType', { values: organisationTypes });

export const PaymentMethod = builder.enumType('PaymentMethod', { values: paymentMethods });

export const ReferenceEntity = builder.enumType('ReferenceEntity', { values: referenceEntities });

export const Role = builder.enumType('Role', {
  description: 'The codes a sign-in (User.roles) or a person (CustomerContact.roles) can hold.',
  values: roleCodes,
});
