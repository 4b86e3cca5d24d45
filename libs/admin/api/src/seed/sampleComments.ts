import type { Sentiment } from '@console/admin-contracts';
import type { PostCourseKind } from '@console/classes-api';

/** What somebody could say after a course: their answers to the open questions by id. */
export interface SampleComment {
  readonly sentiment: Exclude<Sentiment, 'undetermined'>;
  readonly answers: Readonly<Record<string, string>>;
  /** The question whose answer can be quoted. */
  readonly quoted: string;
}

const attendees: readonly SampleComment[] = [
  {
    sentiment: 'positive',
    quoted: 'most_useful',
    answers: {
      most_useful:
        'The role plays were excellent. I used the feedback model with my team on the very next morning, and it worked.',
      next_training: 'A second day for our shift leaders in the spring.',
    },
  },
  {
    sentiment: 'positive',
    quoted: 'other_remarks',
    answers: {
      most_useful: 'Clear examples from our own sector.',
      other_remarks: 'The best course I have been on in years. The trainer knew our business.',
    },
  },
  {
    sentiment: 'neutral',
    quoted: 'most_useful',
    answers: {
      most_useful: 'The handouts. The rest I knew from an earlier course.',
      improve: 'Ask before what people know.',
    },
  },
  {
    sentiment: 'mixed',
    quoted: 'improve',
    answers: {
      most_useful: 'The trainer took time for every question.',
      improve: 'The content was very good, but the room was far too warm in the afternoon.',
    },
  },
  {
    sentiment: 'negative',
    quoted: 'improve',
    answers: {
      most_useful: 'The talks in the breaks.',
      improve: 'Too many slides and too little practice. I had expected to try things out.',
    },
  },
];

const bookers: readonly SampleComment[] = [
  {
    sentiment: 'positive',
    quoted: 'result',
    answers: {
      result: 'Complaints on the late shift have halved since the course. Our managers ask when the next one is.',
      colleagues: 'The twelve team leaders of our northern depots.',
      budget: 'Our budget round closes in January.',
    },
  },
  { sentiment: 'neutral', quoted: 'result', answers: { result: 'Too early to say. Ask us again in three months.' } },
  {
    sentiment: 'mixed',
    quoted: 'result',
    answers: { result: 'The course helped. Getting an invoice with our order number took three calls.' },
  },
  {
    sentiment: 'negative',
    quoted: 'result',
    answers: {
      result: 'Not much. Half of the group could not come on the second day, and nobody had told us of the change.',
    },
  },
];

const trainers: readonly SampleComment[] = [
  {
    sentiment: 'positive',
    quoted: 'went_well',
    answers: { went_well: 'A lively group with questions from their own work. Everybody had done the preparation.' },
  },
  {
    sentiment: 'mixed',
    quoted: 'improve',
    answers: {
      went_well: 'The exercises in pairs.',
      improve: 'The projector failed twice. Please check the room with the venue before the next class.',
    },
  },
  {
    sentiment: 'negative',
    quoted: 'improve',
    answers: {
      went_well: 'The start.',
      improve: 'Six of eight people had been sent without being told what the course is about.',
    },
  },
];

export const sampleComments: Readonly<Record<PostCourseKind, readonly SampleComment[]>> = {
  attendee_post_course: attendees,
  booker_post_course: bookers,
  trainer_post_course: trainers,
};
