/** A lesson or a topic: the outline holds lessons, and each lesson holds topics. */
export interface Place {
  readonly lesson: number;
  /** Undefined for the lesson itself. */
  readonly topic?: number | undefined;
}

interface Topic {
  readonly title: string | null | undefined;
}

export interface Lesson extends Topic {
  readonly topics: readonly Topic[];
}

/** The most lessons of a course, and the most topics of a lesson. */
export const MOST = 50;

/** Returns the items among which a place stands: the lessons, or the topics of its lesson. */
export function siblingsOf(lessons: readonly Lesson[], { lesson, topic }: Place): readonly Topic[] {
  return topic === undefined ? lessons : (lessons[lesson]?.topics ?? []);
}

/** Returns the position of a place among its siblings, from 0. */
export const positionOf = ({ lesson, topic }: Place): number => topic ?? lesson;

/** Returns a place among the same siblings at another position. */
export const placeAt = ({ lesson, topic }: Place, position: number): Place =>
  topic === undefined ? { lesson: position } : { lesson, topic: position };

/** Moves a lesson or a topic to another position. */
export function moved(lessons: readonly Lesson[], { lesson, topic }: Place, to: number): readonly Lesson[] {
  if (topic === undefined) return movedIn(lessons, lesson, to);
  return withTopics(lessons, lesson, (topics) => movedIn(topics, topic, to));
}

/** Removes a lesson or a topic. */
export function removed(lessons: readonly Lesson[], { lesson, topic }: Place): readonly Lesson[] {
  if (topic === undefined) return lessons.toSpliced(lesson, 1);
  return withTopics(lessons, lesson, (topics) => topics.toSpliced(topic, 1));
}

/** Adds an empty lesson with one empty topic at the end. */
export function withLesson(lessons: readonly Lesson[]): readonly Lesson[] {
  return [...lessons, { title: '', topics: [{ title: '' }] }];
}

/** Adds an empty topic at the end of a lesson. */
export function withTopic(lessons: readonly Lesson[], lesson: number): readonly Lesson[] {
  return withTopics(lessons, lesson, (topics) => [...topics, { title: '' }]);
}

function movedIn<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

function withTopics(
  lessons: readonly Lesson[],
  lesson: number,
  change: (topics: readonly Topic[]) => readonly Topic[],
): readonly Lesson[] {
  return lessons.map((each, at) => (at === lesson ? { ...each, topics: change(each.topics) } : each));
}
