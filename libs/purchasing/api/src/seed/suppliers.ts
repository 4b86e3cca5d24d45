import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import type { seed as classes } from '@console/classes-api';
import { supplier } from '../tables.ts';
import { seedBankChanges } from './bankChanges.ts';
import { type SeededFirm, seedFirms } from './firms.ts';

const FIRST_NUMBER = 4_001;

export interface SeededSuppliers {
  /** The supplier ids of the trainers, by trainer id. Each trainer is paid through a supplier record. */
  ofTrainers: ReadonlyMap<string, string>;
  firms: readonly SeededFirm[];
  lastNumber: number;
}

export async function seedSuppliers(
  context: SeedContext,
  trainers: readonly classes.SeededTrainer[],
): Promise<SeededSuppliers> {
  const rows = trainers.map((trainer, index) => {
    const draw = random('supplier', index);
    const createdAt = days.addDays(context.since, -draw.between(20, 300));
    const vatRegistered = draw.chance(0.4);
    return {
      id: draw.id(createdAt),
      number: FIRST_NUMBER + index,
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
  const firms = await seedFirms(context, FIRST_NUMBER + rows.length);
  const waiting = firms.filter(({ bankChangeWaits }) => bankChangeWaits);
  await seedBankChanges(
    context,
    waiting.map(({ id }) => id),
  );
  return {
    ofTrainers: new Map(rows.map((row) => [row.trainerId, row.id])),
    firms,
    lastNumber: FIRST_NUMBER + rows.length + firms.length - 1,
  };
}
