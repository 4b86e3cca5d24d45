import { defineRecord, signedIn } from '@console/api-kit';
import { address } from '../tables.ts';

/** An address can be reached only through the record that owns it. The rule of that record applies. */
export const Address = defineRecord('Address', address, {
  rule: signedIn,
  fields: (t) => ({
    address1: t.exposeString('address1', { nullable: true }),
    address2: t.exposeString('address2', { nullable: true }),
    address3: t.exposeString('address3', { nullable: true }),
    address4: t.exposeString('address4', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    region: t.exposeString('region', { nullable: true }),
    postcode: t.exposeString('postcode', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
  }),
});
