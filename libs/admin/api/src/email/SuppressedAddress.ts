import { releaseAddressInput, whyNotRelease } from '@console/admin-contracts';
import { booleanFilter, implementNode, listField, mutationField, one, staff, textFilter } from '@console/api-kit';
import { User } from '@console/core-api';
import { sql } from 'drizzle-orm';
import { SuppressedAddress } from '../nodes.ts';
import { suppressedAddress } from '../tables.ts';
import { ofAddressesFilter } from './MailTarget.ts';

implementNode(SuppressedAddress, {
  description: 'An address that has refused mail for good. Nothing is sent to it until it is released.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    address: t.exposeString('address'),
    reason: t.exposeString('reason', { description: 'The words of the mail server.' }),
    releasedAt: t.expose('releasedAt', { type: 'DateTime', nullable: true }),
    releasedBy: one(t, { from: suppressedAddress.releasedBy, to: () => User }),
    releaseReason: t.exposeString('releaseReason', { nullable: true }),
  }),
});

listField('suppressedAddresses', SuppressedAddress, {
  rule: staff,
  filters: {
    address: textFilter([suppressedAddress.addressSort]),
    isReleased: booleanFilter((resolved) => sql`(${resolved(suppressedAddress.releasedAt)} is not null)`),
    of: ofAddressesFilter(suppressedAddress.address),
  },
  order: { address: suppressedAddress.addressSort, createdAt: suppressedAddress.createdAt },
  defaultOrder: { createdAt: 'DESC' },
});

mutationField('releaseAddress', {
  description: 'Lets mail go to an address again that had refused it for good.',
  rule: staff,
  input: releaseAddressInput,
  changes: SuppressedAddress,
  write: async (writing, { reason, ...seen }) => {
    const address = await writing.lock(SuppressedAddress, seen);
    writing.refuseIf(whyNotRelease(address));
    const { now, viewer } = writing;
    return writing.update(SuppressedAddress, address, {
      releasedAt: now,
      releasedBy: viewer.userId,
      releaseReason: reason,
    });
  },
});
