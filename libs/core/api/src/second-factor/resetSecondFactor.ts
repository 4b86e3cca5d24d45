import { administrators, mutationField } from '@console/api-kit';
import { resetSecondFactorInput } from '@console/core-contracts';
import { User } from '../nodes.ts';
import { changeUserAndEndSessions } from '../user/writeUser.ts';
import { dropFactor, factorOf } from './ownFactor.ts';
import { tellOwner } from './tellOwner.ts';

mutationField('resetSecondFactor', {
  description:
    'Removes the second factor of another user, who has lost the device and the recovery codes. All sessions of the user end. The owner is told by mail.',
  rule: administrators,
  input: resetSecondFactorInput,
  changes: User,
  write: async (writing, { id, version, reason }) => {
    const owner = await writing.lock(User, { id, version });
    writing.refuseIf(
      owner.id === writing.viewer.userId ? 'This is your own second factor. Remove it in your account.' : null,
    );
    const factor = await factorOf(writing, owner.id);
    writing.refuseIf(factor?.confirmedAt ? null : 'This user has no second factor.');
    writing.explain(reason);
    await dropFactor(writing, owner.id);
    writing.keepParts(User, owner, 'secondFactor', ['Set up'], ['Reset']);
    writing.securityEvents.push({ what: 'second factor reset', userId: owner.id });
    await tellOwner(writing, owner, 'reset');
    return changeUserAndEndSessions(writing, owner, {});
  },
});
