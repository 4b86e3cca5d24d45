import { releaseAddressInput, whyNotRelease } from '@console/admin-contracts';
import { implementNode, mutationField, staff } from '@console/api-kit';
import { SuppressedAddress } from '../nodes.ts';

implementNode(SuppressedAddress, {
  description: 'An address that has refused mail for good. Nothing is sent to it until it is released.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    address: t.exposeString('address'),
    reason: t.exposeString('reason'),
    releasedAt: t.expose('releasedAt', { type: 'DateTime', nullable: true }),
    releaseReason: t.exposeString('releaseReason', { nullable: true }),
  }),
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
