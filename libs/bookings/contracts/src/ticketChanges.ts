import * as z from 'zod/mini';

/** The changed facts of a ticket in an activity, each with its value before and after (O§3). */
export interface TicketChanges {
  readonly status?: { readonly from: string; readonly to: string };
}

const changes = z.object({ status: z.object({ from: z.string(), to: z.string() }) });

/** Reads the change of status from the `attributeChanges` of an activity. Null for an activity that changed no status. */
export function statusChangeOf(attributeChanges: unknown): { readonly from: string; readonly to: string } | null {
  const read = changes.safeParse(attributeChanges);
  return read.success ? read.data.status : null;
}
