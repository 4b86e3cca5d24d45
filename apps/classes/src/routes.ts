import { defineRouteModules } from '@console/platform';

/** How the domain's screens load. A screen with a query says so in the `route.ts` of its folder. */
export default defineRouteModules({
  'classes.list': () => import('./class-list/route.ts'),
  'classes.create': () => import('./class-create/route.ts'),
  'classes.detail': () => import('./class-detail/route.ts'),
  'classes.edit-sessions': () => import('./edit-sessions/route.ts'),
  'classes.brands': () => import('./brand-list/route.ts'),
  'classes.brand': () => import('./brand-detail/route.ts'),
  'classes.courses': () => import('./course-list/route.ts'),
  'classes.course': () => import('./course-detail/route.ts'),
  'classes.subjects': () => import('./subject-list/route.ts'),
  'classes.create-subject': () => import('./create-subject/route.ts'),
  'classes.trainers': () => import('./trainer-list/route.ts'),
  'classes.create-trainer': { page: () => import('./create-trainer/CreateTrainerPage.tsx') },
  'classes.trainer': () => import('./trainer-detail/route.ts'),
  'classes.add-trainer-courses': () => import('./add-trainer-courses/route.ts'),
  'classes.trainer-courses': () => import('./trainer-course-list/route.ts'),
  'classes.public-schedules': () => import('./schedule-list/route.ts'),
  'classes.create-public-schedule': { page: () => import('./schedule-create/ScheduleCreatePage.tsx') },
  'public-schedule.show': () => import('./schedule-detail/route.ts'),
});
