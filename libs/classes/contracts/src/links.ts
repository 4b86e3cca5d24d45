import { defineLinks } from '@console/platform/links';

/** Every path of the domain. A parameter takes the API's id (`training_classes/01J…`) or the bare ulid. */
export const classLinks = defineLinks({
  /** The classes. Without a query this is the schedule of this week. */
  list: '/training-class',
  create: '/training-class/create',
  detail: '/training-class/:id',
  /** Edits the sessions of a class. */
  editSessions: '/training-class/:id/sessions',
  publicSchedules: '/public-schedule',
  createPublicSchedule: '/public-schedule/create',
  publicSchedule: '/public-schedule/:id',
  trainers: '/trainer',
  createTrainer: '/trainer/create',
  trainer: '/trainer/:id',
  /** Chooses courses that a trainer teaches. */
  addTrainerCourses: '/trainer/:id/add-courses',
  trainerCourses: '/trainer-course',
  courses: '/course',
  course: '/course/:id',
  subjects: '/subject',
  createSubject: '/subject/create',
  brands: '/brand',
  brand: '/brand/:id',
});
