import { builder, invalidInput, staff } from '@console/api-kit';
import { CustomerContact } from '@console/core-api';
import { emailKey } from '@console/format';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { SuppressedAddress } from '../nodes.ts';
import { suppressedAddress } from '../tables.ts';
import { suppressedNow } from './suppressedNow.ts';

const MOST = 100;

builder.queryField('undeliverableAddresses', (t) =>
  t.field({
    type: [SuppressedAddress.ref],
    description: 'Those of the addresses to which nothing is sent, because they have refused mail for good.',
    rule: staff,
    args: { addresses: t.arg.stringList({ required: true }) },
    resolve: async (_root, { addresses }, { database }) => {
      if (addresses.length > MOST) throw invalidInput({ path: 'addresses', message: `At most ${MOST} addresses` });
      if (addresses.length === 0) return [];
      const { address, releasedAt } = suppressedAddress;
      return database
        .select()
        .from(suppressedAddress)
        .where(and(inArray(address, addresses.map(emailKey)), isNull(releasedAt)))
        .orderBy(asc(address));
    },
  }),
);

builder.objectField(CustomerContact.ref, 'undeliverable', (t) =>
  t.field({
    type: SuppressedAddress.ref,
    nullable: true,
    description: 'Present while nothing is sent to the email of the contact, because it has refused mail for good.',
    columns: ['email'],
    resolve: ({ email }, _args, context) => (email === null ? null : suppressedNow(context, email)),
  }),
);
