import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import type { seed as classes } from '@console/classes-api';
import { supplier } from '../tables.ts';

/** Each trainer is paid through their supplier row: the supplier's id by the trainer's. */
export async function seedSuppliers(
  context: SeedContext,
  trainers: readonly classes.SeededTrainer[],
): Promise<Map<string, string>> {
  const rows = trainers.map((trainer, index) => {
    const draw = random('supplier', index);
    const createdAt = days.addDays(context.since, -draw.between(20, 300));
    const vatRegistered = draw.chance(0.4);
    return {
      id: draw.id(createdAt),
      number: 4001 + index,
      name: `${trainer.fullName} ${draw.pick(['Training', 'Associates', 'Learning', 'Consulting'])}`,
      trainerId: trainer.id,
      primaryContactId: trainer.personId,
      bankSortCode: `00-${draw.digits(2)}-${draw.digits(2)}`,
      bankAccountNumber: draw.digits(8),
      vatRegistered,
      vatNumber: vatRegistered ? `GB ${draw.digits(3)} ${draw.digits(4)} ${draw.digits(2)}` : null,
      remittanceEmail: trainer.email,
      purchasesEmail: trainer.email,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertRows(context.tx, supplier, rows);
  return new Map(rows.map((row) => [row.trainerId, row.id]));
}
