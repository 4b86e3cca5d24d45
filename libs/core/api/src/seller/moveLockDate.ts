import { administrators, mutationField } from '@console/api-kit';
import { moveLockDateInput, whyNotMoveLockDate } from '@console/core-contracts';
import { Seller } from '../nodes.ts';

mutationField('moveLockDate', {
  description:
    'Closes the months before a day, or opens them again: nothing dated before it can be issued, credited, voided or paid. Writes of money that are under way are completed first.',
  rule: administrators,
  input: moveLockDateInput,
  describe: { lockedBefore: 'YYYY-MM-DD, not in the future. Null opens all months.' },
  changes: Seller,
  write: async (writing, { id, version, lockedBefore, reason }) => {
    const seller = await writing.lock(Seller, { id, version });
    writing.refuseIf(whyNotMoveLockDate(lockedBefore, seller.lockedBefore, writing.now));
    writing.explain(reason);
    return writing.update(Seller, seller, {
      lockedBefore: lockedBefore === null ? null : new Date(`${lockedBefore}T00:00:00Z`),
    });
  },
});
