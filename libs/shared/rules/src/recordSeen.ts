import * as z from 'zod/mini';
import { reference } from './choice.ts';
import { describeField } from './fieldRule.ts';
import { requiredIn } from './messages.ts';

/**
 * The record that an input changes, and the version of it that the person has seen. Without a version the write takes any (architecture §4).
 *
 *     z.object({ ...recordSeen('Booking', 'bookings'), ...changing({ title: text('Title', { required }) }) })
 *
 * @param prefix what ids of this kind begin with: 'bookings'.
 */
export const recordSeen = (label: string, prefix: string) => ({
  id: reference(label, prefix, { required: requiredIn.operations }),
  version: describeField(z.nullish(z.int()), { kind: 'integer', label: 'Version', required: false }),
});
