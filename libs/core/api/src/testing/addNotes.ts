import { defineJob, staff } from '@console/api-kit';
import * as z from 'zod/mini';
import { Note } from '../nodes.ts';

/** Called at the end of each step of {@link addNotes}, before it commits. A test sets it, to wait or to fail. */
export const gate: { before: () => Promise<void> | void } = { before: () => {} };

/** A job of tests: adds as many notes to a customer, some in each step. */
export const addNotes = defineJob('testAddNotes', {
  rule: staff,
  input: z.object({ customer: z.string(), notes: z.number(), atOnce: z.number(), refuses: z.optional(z.string()) }),
  first: [0],
  run: async ({ writing, done, result, report }, { customer, notes, atOnce, refuses }) => {
    const upTo = Math.min(done + atOnce, notes);
    for (let count = done; count < upTo; count += 1) {
      await writing.insert(Note, { body: `<p>note ${count}</p>`, customerId: customer });
      report(count + 1, notes);
    }
    await gate.before();
    writing.refuseIf(refuses ?? null);
    return { done: upTo, total: notes, result: [...result, upTo] };
  },
});
