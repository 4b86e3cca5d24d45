import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as core, tables as coreTables } from '@console/core-api';
import { inArray } from 'drizzle-orm';
import { supplierBankChange } from '../tables.ts';

const { user } = coreTables;

/** Proposes new bank details for each of these suppliers: the first by the account manager, the next by the administrator. */
export async function seedBankChanges(context: SeedContext, suppliers: readonly string[]): Promise<void> {
  const [admin, manager] = core.demoAccounts.map(({ email }) => email);
  const emails = [manager ?? '', admin ?? ''];
  const users = await context.tx
    .select({ id: user.id, email: user.signInEmail })
    .from(user)
    .where(inArray(user.signInEmail, emails));
  const rows = suppliers.map((supplierId, index) => {
    const draw = random('bank change', index);
    const createdAt = days.addDays(context.now, -1 - index);
    const createdBy = users.find(({ email }) => email === emails[index % emails.length])?.id ?? null;
    return {
      id: draw.id(createdAt),
      supplierId,
      bankSortCode: `00-${draw.digits(2)}-${draw.digits(2)}`,
      bankAccountNumber: draw.digits(8),
      createdBy,
      createdAt,
      updatedBy: createdBy,
      updatedAt: createdAt,
    };
  });
  await insertRows(context.tx, supplierBankChange, rows);
}
