import { askAll, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type AgreedWork, type ClassRow, tables as classes, trainerTermsOf } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { whyOrderTooExpensive } from '@console/purchasing-contracts';
import { and, eq, exists, ne } from 'drizzle-orm';
import { PurchaseOrder, PurchaseOrderItem } from '../nodes.ts';
import { purchaseOrder, supplier } from '../tables.ts';

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
    /** The travel of all days. Null when none is paid. */
    readonly travel: number | null;
    readonly taxable: boolean;
  } | null;
  /** The reason, when there is no draft: 'Imogen Barraclough has no supplier'. */
  readonly whyNot: string | null;
}

/** The work of the trainer of a class. */
export interface TrainerWork {
  /** The order for it. */
  readonly order: TrainerOrder;
  /** Whether the trainer has an order already. */
  readonly ordered: boolean;
  /** Whether the booking of the class agreed something with the trainer. */
  readonly hasTerms: boolean;
}

/**
 * Returns the order that the trainer of a class needs, unless the trainer has one. Null for a class without a trainer.
 *
 * @param agreed terms and days that are not saved yet. Left out when the saved ones hold.
 */
export async function trainerOrderOf(
  queries: Queries,
  trainingClass: ClassOfTrainer,
  agreed?: AgreedWork,
): Promise<TrainerOrder | null> {
  const found = await workOf(queries, trainingClass, agreed);
  return found && !found.ordered ? found.order : null;
}

/**
 * Returns the order for the work of a class's trainer: for each session the day rate that the class's booking agreed, or the trainer's for the
 * course, and the agreed travel.
 *
 * @param agreed as in {@link trainerOrderOf}.
 */
export async function workOf(
  queries: Queries,
  trainingClass: ClassOfTrainer,
  agreed?: AgreedWork,
): Promise<TrainerWork | null> {
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
  if (!found) return null;
  const { fullName, supplierId, supplierName, ordered: hasOrder } = found;
  const [terms] = agreed ? [agreed] : await askAll(trainerTermsOf, queries, { id });
  const rate = terms?.dayRate ?? found.rate;
  const days = agreed?.days ?? (await queries.$count(trainingSession, eq(trainingSession.classId, id)));
  const facts = {
    ordered: hasOrder,
    hasTerms: terms !== undefined && (terms.dayRate !== null || terms.travel !== null),
  };
  const none = (name: string, whyNot: string) => ({ order: { name, draft: null, whyNot }, ...facts });
  if (supplierId === null || supplierName === null) return none(fullName, `${fullName} has no supplier`);
  if (rate === null) return none(supplierName, 'no day rate for this course');
  if (days === 0) return none(supplierName, 'the class has no sessions');
  const draft = { supplierId, days, rate, travel: terms?.travel || null, taxable: found.taxable ?? false };
  // A rate may be older than the limit of the contracts.
  const tooExpensive = whyOrderTooExpensive(netOf(draft));
  if (tooExpensive !== null) return none(supplierName, tooExpensive);
  return { order: { name: supplierName, draft, whyNot: null }, ...facts };
}

/**
 * Drafts the order that the trainer of a class needs. Lock the class first, so that nobody else drafts it too.
 *
 * @param order that of {@link trainerOrderOf}. Nothing is drafted without it, or when it has no draft.
 */
export async function draftTrainerOrder(
  writing: Writing,
  trainingClass: ClassRow,
  order: TrainerOrder | null,
): Promise<void> {
  if (!order?.draft) return;
  const { id: purchaseOrderId } = await writing.insert(PurchaseOrder, {
    status: 'draft',
    raisedAt: writing.now,
    supplierId: order.draft.supplierId,
    classId: trainingClass.id,
  });
  const lines = linesOf(trainingClass, order.draft);
  await writing.insertAll(
    PurchaseOrderItem,
    lines.map((line) => ({ ...line, purchaseOrderId })),
  );
}

/** The lines of a drafted order: the days, and the travel when it is paid. */
export function linesOf({ title }: Pick<ClassRow, 'title'>, draft: NonNullable<TrainerOrder['draft']>) {
  const { days, rate, travel, taxable } = draft;
  return [
    { description: `${title}, delivery`, quantity: days, unitPrice: rate, taxable },
    ...(travel === null ? [] : [{ description: `${title}, travel`, quantity: 1, unitPrice: travel, taxable }]),
  ];
}

/** What a drafted order comes to, in pence without tax. */
export const netOf = ({ days, rate, travel }: NonNullable<TrainerOrder['draft']>): number =>
  days * rate + (travel ?? 0);
