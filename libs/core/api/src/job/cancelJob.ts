import { jobNamed, mutationField, staff } from '@console/api-kit';
import { cancelJobInput, whyNotCancel } from '@console/core-contracts';
import { Job } from '../nodes.ts';
import { lockOwnJob } from './lockOwnJob.ts';

mutationField('cancelJob', {
  description: 'Cancels work that has not begun, waits to be repeated, or may end early. Steps that are done stay.',
  rule: staff,
  input: cancelJobInput,
  changes: Job,
  write: async (writing, input) => {
    const waiting = await lockOwnJob(writing, input);
    const declared = jobNamed(waiting.name);
    writing.refuseIf(whyNotCancel({ ...waiting, endsEarly: declared?.endsEarly ?? false }));
    if (declared?.mustSucceed) writing.refuseIf('The console does this work by itself. It cannot be canceled.');
    return writing.update(Job, waiting, {
      status: 'canceled',
      dueAt: null,
      endedAt: writing.now,
      input: null,
    });
  },
});
