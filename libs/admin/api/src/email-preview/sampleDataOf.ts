import type { Queries } from '@console/api-kit/database';
import { type KeptValues, mailTargetOf, sampleOf, whyNotValues } from '@console/core-api';
import type { MailTargetResource } from '@console/core-contracts';
import { eq } from 'drizzle-orm';
import { emailSampleData } from '../tables.ts';

/**
 * Returns the kept sample data of a kind of record. When its variables have changed since it was kept, or when nothing is kept, the
 * examples of the variables.
 */
export function usableSample(target: MailTargetResource, kept: KeptValues | null): KeptValues {
  const { variables } = mailTargetOf(target);
  return kept !== null && whyNotValues(variables, kept).length === 0 ? kept : sampleOf(variables);
}

/** Reads what the templates of a kind of record are tried with. */
export async function sampleDataOf(queries: Queries, target: MailTargetResource): Promise<KeptValues> {
  const [kept] = await queries
    .select({ data: emailSampleData.data })
    .from(emailSampleData)
    .where(eq(emailSampleData.targetResource, target));
  return usableSample(target, kept?.data ?? null);
}
