import { builder, invalidInput, one, type Writing } from '@console/api-kit';
import { tables as classes, Trainer } from '@console/classes-api';
import { Person } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { Supplier } from '../nodes.ts';
import { supplier } from '../tables.ts';

builder.objectField(Trainer.ref, 'supplier', (t) =>
  one(t, {
    from: classes.trainer.id,
    to: () => Supplier,
    by: supplier.trainerId,
    description: 'The supplier through which the trainer is paid.',
  }),
);

/**
 * Holds the trainer who is to be paid through a new supplier. Returns the ULIDs that the supplier refers to.
 *
 * @throws a violation of `trainer` when the trainer has a supplier already.
 */
export async function holdUnpaidTrainer(writing: Writing, iri: string) {
  const { id: trainerId, personId } = await writing.hold(Trainer, iri, 'trainer');
  const [known] = await writing.tx
    .select({ ref: supplier.ref })
    .from(supplier)
    .where(eq(supplier.trainerId, trainerId));
  if (known) {
    const { fullName } = await writing.keepRow(Person, personId);
    throw invalidInput({ path: 'trainer', message: `${fullName} is paid through ${known.ref} already.` });
  }
  return { trainerId, personId };
}
