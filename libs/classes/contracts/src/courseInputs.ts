import {
  changing,
  describeField,
  fieldGroup,
  integer,
  list,
  messages,
  type NumberInput,
  type RequiredNumber,
  recordSeen,
  reference,
  requiredIn,
  text,
} from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.console;

/** The most days that a course takes. */
const LONGEST_COURSE = 255;
/** The most characters that are typed as a duration (C§5). */
const LONGEST_DURATION = 255;

const topicFields = fieldGroup('CourseTopicInput', { title: text('Topic', { required }) });

const lessonFields = fieldGroup('CourseLessonInput', {
  title: text('Lesson', { required }),
  topics: list('Topics', topicFields, { required, max: 50 }),
});

/** What a version of a course consists of. */
const versionFields = {
  title: text('Title', { required }),
  durationDays: durationInDays('Duration in days'),
  outline: list('Lessons', lessonFields, { required, max: 50 }),
};

/** A lesson as inputs hold it. Each topic is an object, so that a violation can name the topic. */
export type LessonInput = z.output<typeof lessonFields>;

/** The duration of a new course, in days (C§9). */
export const defaultDurationDays = 1;

/** The outline of a new course: one lesson with three topics (C§3). */
export const defaultOutline: LessonInput[] = [
  { title: 'Lesson 1', topics: [{ title: 'Topic 1' }, { title: 'Topic 2' }, { title: 'Topic 3' }] },
];

/** Whether an outline, as a course stores it, is still the one of a new course. */
export function isDefaultOutline(
  outline: readonly { readonly title: string; readonly topics: readonly string[] }[],
): boolean {
  const given = outline.map(({ title, topics }) => ({ title, topics: topics.map((topic) => ({ title: topic })) }));
  return JSON.stringify(given) === JSON.stringify(defaultOutline);
}

/** References of the form CO-1001 are given by the console. */
const GIVEN_REFERENCE = /^co-\d+$/i;

const { title, durationDays, outline } = versionFields;

/** A new course with its first version (C§3, C§7). */
export const createCourseVersionInput = z.object({
  title,
  subject: reference('Subject', 'subjects', { required }),
  ...changing({ durationDays }),
  reference: text('Reference', {
    also: z.refine<string>(
      (value) => !GIVEN_REFERENCE.test(value),
      'References such as CO-1001 are given by the console. Leave the field empty to get one.',
    ),
  }),
  ...changing({ outline }),
});

/** Changes to the unpublished version of a course. */
export const updateCourseInput = z.object({
  ...recordSeen('Course', 'courses'),
  ...changing({ subject: reference('Subject', 'subjects', { required }), ...versionFields }),
});

/** The parts of a course that are edited in place, each with its own form. */
export const coursePartInputs = {
  details: z.object({ title, subject: reference('Subject', 'subjects', { required }), durationDays }),
  outline: z.object({ outline }),
};

/** A course to publish, with the version that the person has seen. */
export const publishCourseInput = z.object(recordSeen('Course', 'courses'));

/** A whole number of days. Text of more than 255 characters gets the message of C§5. */
function durationInDays(label: string): RequiredNumber {
  const days = integer(label, { required, min: 1, max: LONGEST_COURSE });
  const typed = z
    .custom<NumberInput>()
    .check(z.refine((value) => charactersOf(value) <= LONGEST_DURATION, messages.tooLong(label, LONGEST_DURATION)));
  return describeField(z.pipe(typed, days), { kind: 'integer', label, required: true, max: LONGEST_DURATION });
}

/** The number of typed characters. The field reads digits as a number, which is infinite from 309 digits on. */
function charactersOf(value: NumberInput): number {
  if (typeof value !== 'number') return value?.length ?? 0;
  return Number.isFinite(value) ? String(BigInt(Math.trunc(value))).length : Math.abs(value);
}
