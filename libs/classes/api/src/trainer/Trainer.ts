import { enumFilter, idFilterWhere, implementNode, listField, many, one, staff, textFilter } from '@console/api-kit';
import { trainerStatuses } from '@console/classes-contracts';
import { Address, findByName, Person } from '@console/core-api';
import { inArray, sql } from 'drizzle-orm';
import { TrainerStatus } from '../enumerations.ts';
import { Trainer, TrainerCourse, TrainerUnavailability } from '../nodes.ts';

import { trainer, trainerCourse, trainerUnavailability } from '../tables.ts';
import { teaches } from './teaches.ts';

findByName(
  'trainer',
  Trainer,
  {
    from: sql`trainer`,
    id: sql`id`,
    title: sql`(SELECT full_name FROM person WHERE person.id = person_id)`,
    keys: [sql`contact_name_sort`],
  },
  async (queries, ulids) => {
    const { id, status } = trainer;
    const found = await queries.select({ id, status }).from(trainer).where(inArray(id, ulids));
    return found.map((row) => ({
      id: row.id,
      isOpen: row.status === 'active',
      status: trainerStatuses.labels[row.status],
    }));
  },
);

implementNode(Trainer, {
  rule: staff,
  audit: true,
  lookup: 'trainer',
  fields: (t) => ({
    contact: one(t, { from: trainer.personId, to: () => Person }),
    status: t.expose('status', { type: TrainerStatus }),
    location: one(t, { from: trainer.locationAddressId, to: () => Address }),
    trainerCourses: many(t, {
      of: () => TrainerCourse,
      by: trainerCourse.trainerId,
      order: { createdAt: trainerCourse.createdAt },
      defaultOrder: { createdAt: 'ASC' },
    }),
    unavailabilities: many(t, {
      of: () => TrainerUnavailability,
      by: trainerUnavailability.trainerId,
      order: { fromDay: trainerUnavailability.fromDay },
      defaultOrder: { fromDay: 'DESC' },
      description: 'The days on which the trainer cannot teach.',
    }),
  }),
});

listField('trainers', Trainer, {
  rule: staff,
  filters: {
    name: textFilter([trainer.contactNameSort]),
    status: enumFilter(trainer.status, TrainerStatus),
    course: idFilterWhere('courses', (course) => teaches(trainer.id, course)),
  },
  order: { contact_fullName: trainer.contactNameSort, status: trainer.status, createdAt: trainer.createdAt },
  defaultOrder: { contact_fullName: 'ASC' },
  size: 500,
});
