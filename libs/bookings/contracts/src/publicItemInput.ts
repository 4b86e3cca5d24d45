import * as z from 'zod/mini';
import { createPublicBookingItemInput } from './bookingItemInputs.ts';

/**
 * The same input for a form that knows how many seats are left.
 *
 * @param whyNot why a class cannot give so many seats, in a sentence; null when it can.
 */
export function publicItemInputFor(whyNot: (quantity: number) => string | null) {
  return createPublicBookingItemInput.check(
    z.check(({ value: { quantity }, issues }) => {
      const message = whyNot(quantity);
      if (message) issues.push({ code: 'custom', input: quantity, path: ['quantity'], message });
    }),
  );
}
