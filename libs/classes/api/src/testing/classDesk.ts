import type { Database } from '@console/api-kit/database';
import type { GraphqlAnswer, TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

export const classMoves = ['confirm', 'deliver', 'postpone', 'reschedule', 'rescheduleProvisional', 'cancel'] as const;
export type ClassMove = (typeof classMoves)[number];

/** A row of `impactOf` and `impactOfTrainer`. */
export interface Impact {
  entity: string;
  target: string | null;
  reference: string;
  title: string;
  consequence: string;
}

const impact = 'entity target reference title consequence';

/** Moves classes as a member of staff, and queries the consequences of moves. */
export function classDesk(database: () => Database, token: () => string) {
  /** Sends a mutation and selects no field of its record. */
  function write(to: TestServer, name: string, input: object): Promise<GraphqlAnswer> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    return to.ask(token(), text, { input });
  }

  /** Moves a class. A class that is rescheduled gets consecutive days in 2098. */
  async function moveClass(to: TestServer, move: ClassMove, trainingClass: string): Promise<GraphqlAnswer> {
    const input = { id: `training_classes/${trainingClass}` };
    if (move !== 'reschedule' && move !== 'rescheduleProvisional') return write(to, `${move}TrainingClass`, input);
    const provisional = move === 'rescheduleProvisional';
    const { rows } = await database().execute<{ id: string }>(
      sql`SELECT id FROM training_session WHERE class_id = ${trainingClass} ORDER BY starts_at`,
    );
    const sessions = rows.map(({ id }, day) => ({
      id: `training_sessions/${id}`,
      date: `2098-05-${String(day + 5).padStart(2, '0')}`,
      startsAt: '09:30',
      endsAt: '16:30',
    }));
    return write(to, 'rescheduleTrainingClass', { ...input, provisional, sessions });
  }

  async function impactOf(to: TestServer, trainingClass: string, move: ClassMove): Promise<Impact[]> {
    const text = `query ($id: ID!) { trainingClass(id: $id) { impactOf(move: ${move}) { ${impact} } } }`;
    return impacts(await to.ask(token(), text, { id: `training_classes/${trainingClass}` }), 'impactOf');
  }

  async function impactOfTrainer(to: TestServer, trainingClass: string, trainer: string | null): Promise<Impact[]> {
    const text = `query ($id: ID!, $trainer: ID) { trainingClass(id: $id) { impactOfTrainer(trainer: $trainer) { ${impact} } } }`;
    const variables = { id: `training_classes/${trainingClass}`, trainer: trainer && `trainers/${trainer}` };
    return impacts(await to.ask(token(), text, variables), 'impactOfTrainer');
  }

  function impacts({ data, errors }: GraphqlAnswer, field: string): Impact[] {
    if (!data?.trainingClass) throw new Error(`No ${field} was answered: ${JSON.stringify(errors)}`);
    return (data.trainingClass as Record<string, Impact[]>)[field] ?? [];
  }

  return { write, moveClass, impactOf, impactOfTrainer };
}

/** Returns the answer as one sentence: the reason of a refusal, or 'done'. */
export const saidOf = ({ errors }: GraphqlAnswer): string => errors?.[0]?.message ?? 'done';

/**
 * Returns the status of every booking, invoice and purchase order, by id: everything that a move of a class may
 * change.
 */
export async function statuses(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.execute<{ id: string; status: string }>(
    sql`SELECT 'bookings/' || id AS id, status FROM booking UNION ALL SELECT 'invoices/' || id, status FROM invoice
      UNION ALL SELECT 'purchase_orders/' || id, status FROM purchase_order`,
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}
