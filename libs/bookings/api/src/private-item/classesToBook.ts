import { builder, loadBatched, type RequestContext, type RowOf } from '@console/api-kit';
import { tables as classes, TrainingClass } from '@console/classes-api';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import { Booking } from '../nodes.ts';
import { bookingItem } from '../tables.ts';

const { trainingClass } = classes;

builder.objectField(Booking.ref, 'classesToBook', (t) =>
  t.field({
    type: [TrainingClass.ref],
    description: 'The private classes of the customer that no booking holds and that have not ended, the next first.',
    columns: ['customerId'],
    resolve: async ({ customerId }, _args, context) => (await classesToBook(context, customerId)) ?? [],
  }),
);

type ClassRow = RowOf<typeof trainingClass>;

/** One statement answers for all customers of a request. */
function classesToBook(context: RequestContext, customer: string): Promise<ClassRow[] | undefined> {
  return loadBatched(context, classesToBook, customer, async (customers) => {
    const { id, customerId, status, startsAt, endsAt } = trainingClass;
    const held = context.database
      .select({ id: bookingItem.id })
      .from(bookingItem)
      .where(and(eq(bookingItem.classId, id), ne(bookingItem.status, 'canceled')));
    const rows = await context.database
      .select(getTableColumns(trainingClass))
      .from(trainingClass)
      .where(
        and(
          inArray(customerId, [...customers]),
          inArray(status, ['provisional', 'confirmed']),
          or(isNull(endsAt), gt(endsAt, context.clock())),
          notExists(held),
        ),
      )
      .orderBy(asc(startsAt), asc(id));
    return Map.groupBy(rows, (row) => row.customerId ?? '');
  });
}
