import { implementNode, listField, longText, one, staff, textFilter } from '@console/api-kit';
import { Address, loadSeller, Seller } from '@console/core-api';
import { Brand } from '../nodes.ts';
import { brand } from '../tables.ts';
import { BrandLogo, loadLogo, mostLogoCharacters } from './BrandLogo.ts';

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
    seller: t.field({
      type: Seller.ref,
      description: 'The legal entity that sells under the brand: its own, or the default seller.',
      columns: ['sellerId'],
      resolve: ({ sellerId }, _args, context) => loadSeller(context, sellerId),
    }),
    logo: t.field({
      type: BrandLogo,
      nullable: true,
      description: 'The uploaded logo, which is printed on invoices.',
      columns: ['id'],
      extensions: longText(mostLogoCharacters),
      resolve: ({ id }, _args, context) => loadLogo(context, id),
    }),
  }),
});

listField('brands', Brand, {
  rule: staff,
  filters: { name: textFilter([brand.nameSort], { index: false }) },
  order: { name: brand.nameSort },
  defaultOrder: { name: 'ASC' },
  size: 50,
});
