import { toIri } from '@console/api-kit';
import { classMoves, deliveryFormats, trainingClassStatuses } from '@console/classes-contracts';
import { addNote, defineWorkflowTarget } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { TrainingClass } from '../nodes.ts';
import { trainingClass, trainingSeatReservation } from '../tables.ts';
import { moveClass } from './moveTrainingClass.ts';
import { plannedDates } from './plannedDates.ts';

const move = (name: 'confirm' | 'deliver') => ({
  label: classMoves.moves[name].label,
  make: async (writing: Parameters<typeof moveClass>[0], ulid: string) => {
    await moveClass(writing, { id: toIri(TrainingClass.prefix, ulid) }, name);
  },
});

const held = sql`(select count(*) from ${trainingSeatReservation} where ${trainingSeatReservation.classId} = ${trainingClass.id}
  and ${trainingSeatReservation.releasedAt} is null)`;

defineWorkflowTarget('training_class', {
  of: TrainingClass,
  reference: sql`${trainingClass.ref}`,
  title: sql`${trainingClass.title}`,
  shownBy: sql`${TrainingClass.prefix} || '/' || ${trainingClass.id}`,
  whyOver: sql`case when ${trainingClass.status} = 'canceled' then 'The class is canceled.' end`,
  moments: {
    startsAt: { label: 'the class starts', at: plannedDates.startsAt },
    endsAt: { label: 'the class ends', at: plannedDates.endsAt },
    createdAt: { label: 'the class is created', at: sql`${trainingClass.createdAt}` },
  },
  fields: {
    status: {
      label: 'Status',
      kind: 'choice',
      values: trainingClassStatuses.options,
      at: sql`${trainingClass.status}`,
    },
    title: { label: 'Title', kind: 'text', at: sql`${trainingClass.title}` },
    isPublic: { label: 'Public', kind: 'flag', at: sql`${trainingClass.publicScheduleId} is not null` },
    deliveryFormat: {
      label: 'Delivery format',
      kind: 'choice',
      values: deliveryFormats.options,
      at: sql`${trainingClass.deliveryFormat}`,
    },
    hasTrainer: { label: 'Trainer chosen', kind: 'flag', at: sql`${trainingClass.trainerId} is not null` },
    maxAttendees: { label: 'Places', kind: 'number', at: sql`${trainingClass.maxAttendees}` },
    reserved: { label: 'Reserved places', kind: 'number', at: held },
    free: { label: 'Free places', kind: 'number', at: sql`${trainingClass.maxAttendees} - ${held}` },
    startsAt: { label: 'Start', kind: 'day', at: plannedDates.startsAt },
    endsAt: { label: 'End', kind: 'day', at: plannedDates.endsAt },
  },
  hold: async ({ tx }, ulid) => {
    const found = await tx
      .select({ id: trainingClass.id })
      .from(trainingClass)
      .where(eq(trainingClass.id, ulid))
      .for('no key update');
    return found.length > 0;
  },
  addNote: (writing, ulid, body) => addNote(writing, 'trainingClass', ulid, body),
  moves: { confirm: move('confirm'), deliver: move('deliver') },
});
