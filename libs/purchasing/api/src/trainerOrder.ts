import type { Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type ClassRow, tables as classes } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { and, eq, exists, ne } from 'drizzle-orm';
import { PurchaseOrder, PurchaseOrderItem } from './nodes.ts';

import { purchaseOrder, supplier } from './tables.ts';

const { trainer, trainerCourse, courseVersion, trainingSession } = classes;
const { person } = core;

type ClassOfTrainer = Pick<ClassRow, 'id' | 'title' | 'courseVersionId' | 'trainerId'>;

/** An order to draft for the trainer of a class, or the reason why none can be drafted. */
export interface TrainerOrder {
  /** The name of the supplier, or of the trainer when there is no supplier. */
  readonly name: string;
  readonly draft: {
    readonly supplierId: string;
    readonly days: number;
    readonly rate: number;
    readonly taxable: boolean;
  } | null;
  /** The reason, when there is no draft: 'Imogen Barraclough has no supplier'. */
  readonly whyNot: string | null;
}

/**
 * Returns the order that the trainer of a class needs: the trainer's day rate for the course, for each session. Null
 * when the trainer has an order, or the class has no trainer.
 */
export async function trainerOrderOf(queries: Queries, trainingClass: ClassOfTrainer): Promise<TrainerOrder | null> {
  const { id, courseVersionId, trainerId } = trainingClass;
  if (trainerId === null) return null;
  const ordered = queries
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.supplierId, supplier.id),
        eq(purchaseOrder.classId, id),
        ne(purchaseOrder.status, 'canceled'),
      ),
    );
  const ofCourse = and(eq(trainerCourse.trainerId, trainer.id), eq(trainerCourse.courseId, courseVersion.courseId));
  const [found] = await queries
    .select({
      fullName: person.fullName,
      supplierId: supplier.id,
      supplierName: supplier.name,
      taxable: supplier.vatRegistered,
      rate: trainerCourse.rate,
      ordered: exists(ordered).mapWith(Boolean),
    })
    .from(trainer)
    .innerJoin(person, eq(person.id, trainer.personId))
    .innerJoin(courseVersion, eq(courseVersion.id, courseVersionId))
    .leftJoin(trainerCourse, ofCourse)
    .leftJoin(supplier, eq(supplier.trainerId, trainer.id))
    .where(eq(trainer.id, trainerId));
  if (!found || found.ordered) return null;
  const { fullName, supplierId, supplierName, rate } = found;
  const days = await queries.$count(trainingSession, eq(trainingSession.classId, id));
  const none = (name: string, whyNot: string) => ({ name, draft: null, whyNot });
  if (supplierId === null || supplierName === null) return none(fullName, `${fullName} has no supplier`);
  if (rate === null) return none(supplierName, 'no day rate for this course');
  if (days === 0) return none(supplierName, 'the class has no sessions');
  return { name: supplierName, draft: { supplierId, days, rate, taxable: found.taxable ?? false }, whyNot: null };
}

/** Drafts the order that the trainer of a class needs. Lock the class first, so that nobody else drafts it too. */
export async function draftTrainerOrder(writing: Writing, trainingClass: ClassRow): Promise<void> {
  const order = await trainerOrderOf(writing.tx, trainingClass);
  if (!order?.draft) return;
  const { supplierId, days, rate, taxable } = order.draft;
  const { id: purchaseOrderId } = await writing.insert(PurchaseOrder, {
    status: 'draft',
    raisedAt: writing.now,
    supplierId,
    classId: trainingClass.id,
  });
  const description = `${trainingClass.title}, delivery`;
  await writing.insert(PurchaseOrderItem, { purchaseOrderId, description, quantity: days, unitPrice: rate, taxable });
}
