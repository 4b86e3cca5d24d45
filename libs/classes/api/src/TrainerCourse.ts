import { implementNode, Money, one, staff } from '@console/api-kit';
import { Course, Trainer, TrainerCourse } from './nodes.ts';

import { trainerCourse } from './tables.ts';

implementNode(TrainerCourse, {
  description: 'A course that a trainer can teach. Competencies go from 0 to 5; the rate is for a day.',
  rule: staff,
  fields: (t) => ({
    trainer: one(t, { from: trainerCourse.trainerId, to: () => Trainer }),
    course: one(t, { from: trainerCourse.courseId, to: () => Course }),
    competency: t.exposeInt('competency', { nullable: true }),
    competencySelf: t.exposeInt('competencySelf', { nullable: true }),
    rate: t.expose('rate', { type: Money, nullable: true }),
  }),
});
