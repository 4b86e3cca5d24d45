import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as core } from '@console/core-api';
import { saleSignal } from '../tables.ts';
import { type SampleSignal, sampleSignals } from './sampleSignals.ts';

export interface SaleSignalOptions {
  count: number;
  customers: number;
  staff: core.SeededStaff;
}

const BATCH = 2_000;

/** Creates sale signals, most of them in the last weeks. */
export async function seedSaleSignals(
  context: SeedContext,
  { count, customers, staff }: SaleSignalOptions,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at);
    await insertRows(
      context.tx,
      saleSignal,
      indexes.map((index) => rowOf(index, context, { count, customers, staff })),
    );
  }
}

function rowOf(index: number, context: SeedContext, { customers, staff }: SaleSignalOptions) {
  const draw = random('sale signal', index);
  const heard = draw.pick(sampleSignals);
  const customer = core.customerAt(draw.between(0, customers - 1), context);
  const contact = core.contactAt(customer, draw.between(0, customer.contactCount - 1));
  const age = (context.now.getTime() - context.since.getTime()) * draw.number() ** 2;
  const createdAt = days.latest(new Date(context.now.getTime() - age), days.addDays(customer.createdAt, 1));
  const assignedToId = draw.chance(heard.intentType === 'not_sales_relevant' ? 0.1 : 0.65)
    ? draw.pick(staff.accountManagerIds)
    : null;
  return {
    id: draw.id(createdAt),
    description: heard.description,
    customerId: customer.id,
    personId: contact.id,
    intentType: heard.intentType,
    priority: heard.priority,
    confidenceScore: confidence(heard, draw.number()),
    status: 'new' as const,
    assignedToId,
    tags: draw.sample(heard.tags, draw.between(0, heard.tags.length)),
    sources: heard.answers.map(({ text, questionId }) => ({ text, question_id: questionId })),
    createdBy: null,
    createdAt,
    updatedBy: assignedToId,
    updatedAt: assignedToId ? days.earliest(context.now, days.addDays(createdAt, draw.between(0, 5))) : createdAt,
  };
}

/** Returns a confidence near that of the sample, rounded to two decimals. */
function confidence({ certainty }: SampleSignal, chance: number): number {
  return Math.round(Math.min(0.99, Math.max(0.05, certainty + (chance - 0.5) * 0.24)) * 100) / 100;
}
