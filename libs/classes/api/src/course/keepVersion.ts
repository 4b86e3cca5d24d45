import type { RowOf, Writing } from '@console/api-kit';
import { Course } from '../nodes.ts';
import type { course, courseVersion } from '../tables.ts';

type Content = Pick<RowOf<typeof courseVersion>, 'title' | 'durationDays' | 'outline'>;

/**
 * Keeps the changed content of the newest version in the history of its course.
 *
 * @param before null for a new course.
 */
export function keepVersion(
  writing: Writing,
  row: Pick<RowOf<typeof course>, 'id'>,
  before: Content | null,
  after: Content,
): void {
  const [from, to] = [before && linesOf(before), linesOf(after)];
  for (const part of ['newestTitle', 'newestDuration', 'newestOutline'] as const) {
    writing.keepParts(Course, row, part, from?.[part] ?? [], to[part]);
  }
}

const linesOf = ({ title, durationDays, outline }: Content) => ({
  newestTitle: [title],
  newestDuration: [String(durationDays)],
  newestOutline: outline.map((lesson) => `${lesson.title} (${lesson.topics.join(', ')})`),
});
