import { loadBatched, type RequestContext } from '@console/api-kit';
import { emailKey } from '@console/format';
import { and, inArray, isNull } from 'drizzle-orm';
import { suppressedAddress } from '../tables.ts';

/** Returns why nothing is sent to an address now, or null. Asks once for all addresses of an answer. */
export async function suppressedNow(context: RequestContext, address: string) {
  const found = await loadBatched(context, suppressedAddress.address, emailKey(address), async (keys) => {
    const rows = await context.database
      .select()
      .from(suppressedAddress)
      .where(and(inArray(suppressedAddress.address, [...keys]), isNull(suppressedAddress.releasedAt)));
    return new Map(rows.map((row) => [row.address, row]));
  });
  return found ?? null;
}
