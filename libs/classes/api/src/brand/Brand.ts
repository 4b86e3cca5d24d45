import { implementNode, listField, one, staff, textFilter } from '@console/api-kit';
import { Address } from '@console/core-api';
import { Brand } from '../nodes.ts';
import { brand } from '../tables.ts';

implementNode(Brand, {
  description: 'A name under which the business sells. Colours are written #rrggbb.',
  rule: staff,
  audit: true,
  lookup: 'brand',
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email', { nullable: true }),
    emailDomain: t.exposeString('emailDomain', { nullable: true }),
    iconUrl: t.exposeString('iconUrl', { nullable: true }),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    primaryColor: t.exposeString('primaryColor'),
    secondaryColor: t.exposeString('secondaryColor', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    address: one(t, { from: brand.addressId, to: () => Address }),
  }),
});

listField('brands', Brand, {
  rule: staff,
  filters: { name: textFilter([brand.nameSort], { index: false }) },
  order: { name: brand.nameSort },
  defaultOrder: { name: 'ASC' },
  size: 50,
});
