import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `cancelJob`. */
export const cancelJobInput = z.object(recordSeen('Job', 'jobs'));

interface Cancelable {
  readonly status: string;
  /** Whether each of its steps stands for itself, so that it can end between two of them. */
  readonly endsEarly: boolean;
}

/**
 * The reason why a job cannot be canceled, as a sentence. Null when it can: it has not begun, waits to be repeated, or may
 * end early.
 */
export function whyNotCancel({ status, endsEarly }: Cancelable): string | null {
  if (status === 'pending' || status === 'retrying' || (status === 'running' && endsEarly)) return null;
  return status === 'running'
    ? 'This work is under way and can no longer be canceled.'
    : 'This work has ended already, so it cannot be canceled.';
}
