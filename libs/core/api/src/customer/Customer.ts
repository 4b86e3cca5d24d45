import {
  builder,
  enumFilter,
  implementNode,
  listField,
  many,
  one,
  signedIn,
  staff,
  textFilter,
} from '@console/api-kit';
import { type OrganisationType as OrganisationTypeCode, organisationTypes } from '@console/core-contracts';
import { Address } from '../address/Address.ts';
import { OrganisationType, PaymentMethod } from '../enumerations.ts';
import { Customer, CustomerContact } from '../nodes.ts';
import { findByReference, openRecords } from '../reference-search/findByReference.ts';
import { customer, person } from '../tables.ts';

const OrganisationTypeInfo = builder.objectRef<OrganisationTypeCode>('OrganisationTypeInfo').implement({
  rule: signedIn,
  fields: (t) => ({
    name: t.string({ resolve: (code) => organisationTypes.labels[code] }),
    value: t.field({ type: OrganisationType, resolve: (code) => code }),
  }),
});

findByReference('customer', Customer, openRecords);

implementNode(Customer, {
  rule: staff,
  audit: true,
  lookup: 'customer',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: OrganisationTypeInfo, nullable: true }),
    registrationNumber: t.exposeString('registrationNumber', { nullable: true }),
    vatNumber: t.exposeString('vatNumber', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    paymentTermDays: t.exposeInt('paymentTermDays'),
    onlyTaxInvoiceBillable: t.exposeBoolean('onlyTaxInvoiceBillable'),
    preferredPaymentMethod: t.expose('preferredPaymentMethod', { type: PaymentMethod, nullable: true }),
    billingAddress: one(t, { from: customer.billingAddressId, to: () => Address }),
    contacts: many(t, {
      of: () => CustomerContact,
      by: person.customerId,
      order: { fullName: person.fullNameSort },
      defaultOrder: { fullName: 'ASC' },
    }),
  }),
});

listField('customers', Customer, {
  rule: staff,
  filters: {
    name: textFilter([customer.nameSort]),
    search: textFilter([customer.searchText]),
    type: enumFilter(customer.type, OrganisationType),
  },
  order: {
    name: customer.nameSort,
    reference: customer.number,
    type: customer.type,
    paymentTermDays: customer.paymentTermDays,
    createdAt: customer.createdAt,
  },
  defaultOrder: { name: 'ASC' },
});
