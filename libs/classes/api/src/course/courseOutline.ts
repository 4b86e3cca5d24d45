import type { LessonInput } from '@console/classes-contracts';
import type { CourseLesson } from '../tables.ts';

/** Returns the outline of an input as the database stores it. */
export function outlineOf(lessons: readonly LessonInput[]): CourseLesson[] {
  return lessons.map(({ title, topics }) => ({ title, topics: topics.map((topic) => topic.title) }));
}
