import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `cancelJob`. */
export const cancelJobInput = z.object(recordSeen('Job', 'jobs'));

/** The reason why a job cannot be canceled, as a sentence. Null when it can: it has not begun, or waits to be repeated. */
export function whyNotCancel({ status }: { readonly status: string }): string | null {
  if (status === 'pending' || status === 'retrying') return null;
  return status === 'running'
    ? 'This work is under way and can no longer be canceled.'
    : 'This work has ended already, so it cannot be canceled.';
}
