/** Where a lesson or a topic stands: the outline holds lessons, and each lesson holds topics. */
export interface OutlinePosition {
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

/** Returns the items among which a lesson or a topic stands: the lessons, or the topics of its lesson. */
export function siblingsOf(lessons: readonly Lesson[], { lesson, topic }: OutlinePosition): readonly Topic[] {
  return topic === undefined ? lessons : (lessons[lesson]?.topics ?? []);
}

/** Returns the index of a lesson or a topic among its siblings, from 0. */
export const indexAmongSiblings = ({ lesson, topic }: OutlinePosition): number => topic ?? lesson;

/** Returns the position among the same siblings at another index. */
export const placeAt = ({ lesson, topic }: OutlinePosition, index: number): OutlinePosition =>
  topic === undefined ? { lesson: index } : { lesson, topic: index };

/** Moves a lesson or a topic to another position. */
export function moved(lessons: readonly Lesson[], { lesson, topic }: OutlinePosition, to: number): readonly Lesson[] {
  if (topic === undefined) return movedIn(lessons, lesson, to);
  return withTopics(lessons, lesson, (topics) => movedIn(topics, topic, to));
}

/** Removes a lesson or a topic. */
export function removed(lessons: readonly Lesson[], { lesson, topic }: OutlinePosition): readonly Lesson[] {
  if (topic === undefined) return lessons.toSpliced(lesson, 1);
  return withTopics(lessons, lesson, (topics) => topics.toSpliced(topic, 1));
}

/** Adds an empty lesson with one empty topic at the end. */
export function withLesson(lessons: readonly Lesson[]): readonly Lesson[] {
  return [...lessons, { title: '', topics: [{ title: '' }] }];
}

/** Adds an empty topic to a lesson, at an index from 0. A lesson has at most {@link MOST} topics. */
export function withTopic(lessons: readonly Lesson[], lesson: number, at: number): readonly Lesson[] {
  return withTopics(lessons, lesson, (topics) =>
    topics.length < MOST ? topics.toSpliced(at, 0, { title: '' }) : topics,
  );
}

export interface PastedLines {
  readonly lessons: readonly Lesson[];
  /** The number of lines that became topics. */
  readonly placed: number;
}

/**
 * Puts lines that were pasted at a place: the first into its title, the others after it as topics, as many as a lesson can
 * have.
 *
 * @param first the title with the first line in it.
 */
export function withLines(
  lessons: readonly Lesson[],
  { lesson, topic }: OutlinePosition,
  first: string,
  others: readonly string[],
): PastedLines {
  const topics = lessons[lesson]?.topics ?? [];
  const before = topic === undefined ? [] : [...topics.slice(0, topic), { title: first }];
  // The empty topic of a new lesson would stay behind the pasted ones.
  const after = topics.slice(before.length).filter(({ title }) => title);
  const added = others.slice(0, MOST - before.length - after.length).map((title) => ({ title }));
  const titled = lessons.map((each, at) => (at === lesson && topic === undefined ? { ...each, title: first } : each));
  return { lessons: withTopics(titled, lesson, () => [...before, ...added, ...after]), placed: added.length };
}

/** The lines of a pasted list, without what a list begins its lines with: '- ', '• ', '2. '. */
export const linesOf = (pasted: string): readonly string[] =>
  pasted
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/^(?:[-*•–·◦▪]|\d{1,2}[.)])\s+/, ''))
    .filter(Boolean);

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
