import type { Random } from '@console/api-kit/seeding';
import { topicsQuestion, topicUse } from '@console/classes-contracts';
import type { CourseOutline } from './courses.ts';

const topicsOf = ({ lessons }: CourseOutline): string[] => lessons.flatMap(({ topics }) => topics);

/** The pre-course questionnaire of a course. The rows of its matrix are the topics of the course. */
export function preCourseOf(outline: CourseOutline) {
  return {
    name: 'Before the course',
    kind: 'attendee_pre_course' as const,
    questions: [
      {
        id: 'topics',
        name: topicsQuestion,
        family: 'matrix',
        subtype: 'single',
        headings: ['How useful will each topic be to you?'],
        choices: [
          { text: 'Most useful', value: topicUse.most },
          { text: 'Useful', value: 'useful' },
          { text: 'Least useful', value: topicUse.least },
        ],
        rows: topicsOf(outline).map((text) => ({ text, rules: { required: true } })),
        rules: { required: true },
      },
      {
        id: 'goal',
        name: 'goal',
        family: 'open_ended',
        subtype: 'multi',
        headings: ['What would you like to take away from the course?'],
        rules: { required: true, maxLength: 255 },
      },
      {
        id: 'experience',
        name: 'experience',
        family: 'single_choice',
        subtype: 'horizontal',
        headings: ['How much experience do you have with the subject?'],
        choices: [
          { text: 'None', value: 'none' },
          { text: 'Some', value: 'some' },
          { text: 'A lot', value: 'much' },
        ],
        others: [{ text: 'Other', rules: { required: true, maxLength: 255 } }],
        rules: { required: true },
      },
      {
        id: 'needs',
        name: 'needs',
        family: 'open_ended',
        subtype: 'single',
        headings: ['Is there anything the trainer should know?'],
        rules: { required: false, maxLength: 1000 },
      },
    ],
  };
}

/** The answers of one attendee. Some call every topic useful, so their review has empty lists. */
export function preCourseAnswers(outline: CourseOutline, draw: Random) {
  const uses = draw.chance(0.2) ? ['useful'] : [topicUse.most, topicUse.most, 'useful', 'useful', topicUse.least];
  const experience = draw.pick(['none', 'some', 'some', 'much', 'other']);
  const goals = [draw.pick(GOALS), draw.pick(GOALS)];
  return {
    topics: { value: Object.fromEntries(topicsOf(outline).map((_, index) => [String(index), draw.pick(uses)])) },
    goal: { value: [...new Set(goals)] },
    experience: { value: experience, ...(experience === 'other' && { other: draw.pick(EXPERIENCES) }) },
    needs: { value: draw.chance(0.2) ? draw.pick(NEEDS) : '' },
  };
}

const GOALS = [
  'More confidence when I lead the Monday meeting.',
  'A structure I can use again with my own team.',
  'To understand what good looks like before our audit.',
  'Practical tips, not theory.',
];

const EXPERIENCES = ['I did this years ago, in another job.', 'I have read a book about it.'];

const NEEDS = [
  'I use a hearing loop.',
  'Vegetarian lunch, please.',
  'Step-free access needed.',
  'I will have to leave at 16:00 on day one.',
];
