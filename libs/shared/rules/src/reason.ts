import * as z from 'zod/mini';
import { requiredIn } from './messages.ts';
import { recordSeen } from './recordSeen.ts';
import { text } from './text.ts';

const max = 1000;

/** The reason of a move, as the API takes it. Earlier releases of the console do not ask for it. */
export const reasonGiven = text('Reason', { max, multiline: true });

/** The form that asks for the reason of a move. */
export const reasonForm = z.object({
  reason: text('Reason', { required: requiredIn.operations, max, multiline: true }),
});

/**
 * The input of a move: the record, the version that the user saw, and the reason of a move that needs one.
 *
 * @param prefix the start of the record's ids: 'supplier_bills'.
 */
export const moveInput = (label: string, prefix: string) =>
  z.object({ ...recordSeen(label, prefix), reason: reasonGiven });
