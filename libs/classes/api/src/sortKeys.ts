import { renewCopiedKeys, renewSortKeys } from '@console/api-kit';
import { brand, course, publicSchedule, subject, trainerCourse, trainingClass } from './tables.ts';

// Those of trainers are copies, which triggers write.
renewSortKeys(brand, [{ key: brand.nameSort, from: brand.name }]);
renewSortKeys(subject, [{ key: subject.titleSort, from: subject.title, isUnique: true }]);
renewSortKeys(course, [{ key: course.titleSort, from: course.title }]);
renewCopiedKeys(trainerCourse, {
  copy: trainerCourse.courseTitleSort,
  by: trainerCourse.courseId,
  of: { table: course, id: course.id, text: course.title, key: course.titleSort },
});
renewSortKeys(trainingClass, [{ key: trainingClass.titleSort, from: trainingClass.title }]);
// The trigger follows a changed title only.
renewCopiedKeys(publicSchedule, {
  copy: publicSchedule.titleSort,
  by: publicSchedule.id,
  of: {
    table: trainingClass,
    id: trainingClass.publicScheduleId,
    text: trainingClass.title,
    key: trainingClass.titleSort,
  },
});
