import { mutationField, staff } from '@console/api-kit';
import { retryJobInput, whyNotRetry } from '@console/core-contracts';
import { Job } from '../nodes.ts';
import { lockOwnJob } from './lockOwnJob.ts';

mutationField('retryJob', {
  description: 'Tries failed work again. It goes on behind the last step that was done.',
  rule: staff,
  input: retryJobInput,
  changes: Job,
  write: async (writing, input) => {
    const failed = await lockOwnJob(writing, input);
    writing.refuseIf(whyNotRetry(failed));
    return writing.update(Job, failed, {
      status: 'pending',
      dueAt: writing.now,
      endedAt: null,
      message: null,
      failures: 0,
    });
  },
});
