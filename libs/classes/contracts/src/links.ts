/** `training_classes/01J…` → `01J…`: paths carry the bare ulid. */
const ulidOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Every path of the domain. */
export const classLinks = {
  /** The classes, on this week's schedule unless a query says otherwise. */
  list: (): string => '/training-class',
  /** @param id `training_classes/{ulid}`, or the bare ulid. */
  detail: (id: string): string => `/training-class/${ulidOf(id)}`,
  /** @param id `public_schedules/{ulid}`, or the bare ulid. */
  publicSchedule: (id: string): string => `/public-schedule/${ulidOf(id)}`,
  /** @param id `trainers/{ulid}`, or the bare ulid. */
  trainer: (id: string): string => `/trainer/${ulidOf(id)}`,
  /** @param id `courses/{ulid}`, or the bare ulid. */
  course: (id: string): string => `/course/${ulidOf(id)}`,
} as const;
