import type { FeedbackKind } from '@console/classes-contracts';

/** The kinds whose questionnaire is that of no course. */
export type PostCourseKind = Exclude<FeedbackKind, 'attendee_pre_course'>;

const required = { required: true };

const line = (id: string, heading: string, rules: object = { required: false, maxLength: 2_000 }) => ({
  ...{ id, name: id, family: 'open_ended', subtype: 'single', headings: [heading], rules },
});

const rating = (heading: string, rows: readonly string[]) => ({
  ...{ id: 'rating', name: 'rating', family: 'matrix', subtype: 'single', headings: [heading], rules: required },
  choices: [
    { text: 'Very good', value: 'very_good' },
    { text: 'Good', value: 'good' },
    { text: 'Fair', value: 'fair' },
    { text: 'Poor', value: 'poor' },
  ],
  rows: rows.map((text) => ({ text, rules: required })),
});

const recommend = {
  ...{ id: 'recommend', name: 'recommend', family: 'single_choice', subtype: 'horizontal' },
  headings: ['Would you recommend us?'],
  choices: [
    { text: 'Yes', value: 'yes' },
    { text: 'Perhaps', value: 'perhaps' },
    { text: 'No', value: 'no' },
  ],
  others: [{ text: 'Other', rules: { required: true, maxLength: 255 } }],
  rules: required,
};

const remarks = line('other_remarks', 'Is there anything else that you would like to tell us?');

/**
 * The questionnaires for after a course as they are at first. Each is stored when it is first answered, under its id here. A questionnaire
 * with answers stays as it is: other questions need a newer questionnaire.
 */
export const postCourse = {
  attendee_post_course: {
    id: '1'.padStart(26, '0'),
    name: 'After the course',
    questions: [
      rating('How was it?', ['The course', 'The trainer', 'The materials', 'The room or the platform']),
      line('most_useful', 'What was most useful to you?', { required: true, maxLength: 2_000 }),
      line('improve', 'What should we do better?'),
      recommend,
      line('next_training', 'Which training would help you next?'),
      remarks,
    ],
  },
  booker_post_course: {
    id: '2'.padStart(26, '0'),
    name: 'After the course, for the booker',
    questions: [
      rating('How was it?', ['The booking', 'The information before the course', 'The course']),
      line('result', 'What has changed since the course?', { required: true, maxLength: 2_000 }),
      recommend,
      line('colleagues', 'Who else would profit from a course?'),
      line('budget', 'When do you plan the next training?'),
      remarks,
    ],
  },
  trainer_post_course: {
    id: '3'.padStart(26, '0'),
    name: 'After the course, for the trainer',
    questions: [
      rating('How was it?', ['The group', 'The materials', 'The room or the platform']),
      line('went_well', 'What went well?', { required: true, maxLength: 2_000 }),
      line('improve', 'What should we do better next time?'),
      remarks,
    ],
  },
} as const satisfies Readonly<Record<PostCourseKind, { id: string; name: string; questions: readonly unknown[] }>>;
