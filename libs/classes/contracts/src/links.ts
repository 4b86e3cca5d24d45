import { defineLinks } from '@console/platform/links';

/** Every path of the domain. A parameter takes the API's id (`training_classes/01J…`) or the bare ulid. */
export const classLinks = defineLinks({
  /** The classes. Without a query this is the schedule of this week. */
  list: '/training-class',
  detail: '/training-class/:id',
  publicSchedule: '/public-schedule/:id',
  trainer: '/trainer/:id',
  course: '/course/:id',
});
