import { enumFilter, idFilterWhere, implementNode, listField, many, one, staff, textFilter } from '@console/api-kit';
import { Address, Person } from '@console/core-api';
import { exists, sql } from 'drizzle-orm';
import { TrainerStatus } from './enumerations.ts';
import { Trainer, TrainerCourse } from './nodes.ts';

import { trainer, trainerCourse } from './tables.ts';

implementNode(Trainer, {
  rule: staff,
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
  }),
});

/** The condition for trainers who teach a course. */
function teaches(courseId: string) {
  return exists(
    sql`(select 1 from ${trainerCourse} where ${trainerCourse.trainerId} = ${trainer.id} and ${trainerCourse.courseId} = ${courseId})`,
  );
}

listField('trainers', Trainer, {
  rule: staff,
  filters: {
    name: textFilter([trainer.contactNameSort]),
    status: enumFilter(trainer.status, TrainerStatus),
    course: idFilterWhere('courses', teaches),
  },
  order: { contact_fullName: trainer.contactNameSort, status: trainer.status, createdAt: trainer.createdAt },
  defaultOrder: { contact_fullName: 'ASC' },
});
