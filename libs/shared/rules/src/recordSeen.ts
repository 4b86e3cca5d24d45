import * as z from 'zod/mini';
import { reference } from './choice.ts';
import { describeField } from './fieldRule.ts';
import { requiredIn } from './messages.ts';

/**
 * The record that an input changes, and the version that the user saw. Without a version, the write accepts any.
 *
 *     z.object({ ...recordSeen('Booking', 'bookings'), ...changing({ title: text('Title', { required }) }) })
 *
 * @param prefix the start of such ids: 'bookings'.
 */
export const recordSeen = (label: string, prefix: string) => ({
  id: reference(label, prefix, { required: requiredIn.operations }),
  version: describeField(z.nullish(z.int()), { kind: 'integer', label: 'Version', required: false }),
});
