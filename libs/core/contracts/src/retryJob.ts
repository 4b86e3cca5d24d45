import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `retryJob`. */
export const retryJobInput = z.object(recordSeen('Job', 'jobs'));

/** The reason why a job cannot be tried again, as a sentence. Null when it can. */
export function whyNotRetry({ status }: { readonly status: string }): string | null {
  return status === 'failed' ? null : 'Only work that has failed can be tried again.';
}
