import { enumFilter, idFilterWhere, implementNode, listField, many, one, staff, textFilter } from '@console/api-kit';
import { Address, Person } from '@console/core-api';
import { TrainerStatus } from '../enumerations.ts';
import { Trainer, TrainerCourse, TrainerUnavailability } from '../nodes.ts';

import { trainer, trainerCourse, trainerUnavailability } from '../tables.ts';
import { teaches } from './teaches.ts';

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
