import { implementNode, listField, one, staff } from '@console/api-kit';
import { Address } from '../address/Address.ts';
import { Seller } from '../nodes.ts';
import { seller } from '../tables.ts';

implementNode(Seller, {
  description: 'A legal entity that sells and issues invoices. Its particulars are printed on them.',
  rule: staff,
  audit: true,
  lookup: 'seller',
  fields: (t) => ({
    legalName: t.exposeString('legalName', { nullable: true }),
    address: one(t, { from: seller.addressId, to: () => Address }),
    vatNumber: t.exposeString('vatNumber', { nullable: true }),
    companyNumber: t.exposeString('companyNumber', { nullable: true }),
    bankName: t.exposeString('bankName', { nullable: true }),
    bankSortCode: t.exposeString('bankSortCode', { nullable: true, description: 'Six digits.' }),
    bankAccountNumber: t.exposeString('bankAccountNumber', { nullable: true, description: 'Eight digits.' }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Whether it is the seller of every brand without another one.',
    }),
    lockedBefore: t.expose('lockedBefore', {
      type: 'DateTime',
      nullable: true,
      description:
        'Nothing dated before this day can be issued, credited, voided or paid. Null while no month is closed.',
    }),
  }),
});

listField('sellers', Seller, {
  description: 'The legal entities that sell. The first one is the default.',
  rule: staff,
  order: { createdAt: seller.createdAt },
  defaultOrder: { createdAt: 'ASC' },
  size: 50,
});
