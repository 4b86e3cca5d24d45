import type { Queries } from '@console/api-kit/database';
import {
  type KeptValues,
  keptValues,
  mailTargetOf,
  sampleOf,
  type ValuesOf,
  type Variables,
  whyNotValues,
} from '@console/core-api';
import type { MailTargetResource } from '@console/core-contracts';
import { eq } from 'drizzle-orm';
import { emailSampleData } from '../tables.ts';

/**
 * Returns the kept sample data of a kind of record. When its variables have changed since it was kept, or when nothing is kept, the
 * examples of the variables.
 */
export function usableSample(target: MailTargetResource, kept: KeptValues | null): KeptValues {
  const { variables } = mailTargetOf(target);
  if (kept === null || whyNotValues(variables, kept).length > 0) return sampleOf(variables);
  // The database does not keep the order of the names.
  return keptValues(variables, kept as ValuesOf<Variables>);
}

/** Reads what the templates of a kind of record are tried with. */
export async function sampleDataOf(queries: Queries, target: MailTargetResource): Promise<KeptValues> {
  const [kept] = await queries
    .select({ data: emailSampleData.data })
    .from(emailSampleData)
    .where(eq(emailSampleData.targetResource, target));
  return usableSample(target, kept?.data ?? null);
}
