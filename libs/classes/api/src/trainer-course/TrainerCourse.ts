import { idFilter, implementNode, listField, Money, one, staff, textFilter } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { Course, Trainer, TrainerCourse } from '../nodes.ts';

import { trainerCourse } from '../tables.ts';

implementNode(TrainerCourse, {
  description: 'A course that a trainer can teach. Competencies go from 0 to 5; the rate is for a day.',
  rule: staff,
  audit: true,
  lookup: 'trainerCourse',
  fields: (t) => ({
    trainer: one(t, { from: trainerCourse.trainerId, to: () => Trainer }),
    course: one(t, { from: trainerCourse.courseId, to: () => Course }),
    competency: t.exposeInt('competency', { nullable: true }),
    competencySelf: t.exposeInt('competencySelf', { nullable: true }),
    rate: t.expose('rate', { type: Money, nullable: true }),
  }),
});

listField('trainerCourses', TrainerCourse, {
  description: 'The courses that trainers can teach. Courses without a published version are left out.',
  rule: staff,
  only: eq(trainerCourse.published, true),
  filters: {
    course_title: textFilter([trainerCourse.courseTitleSort]),
    trainer: idFilter(trainerCourse.trainerId, 'trainers', { index: false }),
  },
  order: { trainer_contact_fullName: trainerCourse.trainerNameSort, course_title: trainerCourse.courseTitleSort },
  defaultOrder: { trainer_contact_fullName: 'ASC' },
});
