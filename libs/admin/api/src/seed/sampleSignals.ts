import type { SaleSignalIntent, SaleSignalPriority } from '@console/admin-contracts';

/** An answer of a contact, and the conclusion from it. */
export interface SampleSignal {
  description: string;
  intentType: SaleSignalIntent;
  priority: SaleSignalPriority;
  /** The confidence in the conclusion, from 0 to 1. The confidence of the signals varies around it. */
  certainty: number;
  tags: readonly string[];
  answers: readonly { text: string; questionId: string | null }[];
}

const [next, colleagues, budget, remarks] = ['next_training', 'colleagues', 'budget', 'other_remarks'];

export const sampleSignals: readonly SampleSignal[] = [
  {
    description:
      'Asks for a second leadership cohort in spring, with about twelve team leaders from the northern depots.',
    intentType: 'expansion_opportunity',
    priority: 'high',
    certainty: 0.86,
    tags: ['leadership', 'second cohort', 'spring'],
    answers: [
      { text: 'We would like to run the same programme for our northern depots in the spring.', questionId: next },
      { text: 'About twelve team leaders have not been on it yet.', questionId: colleagues },
    ],
  },
  {
    description: 'Next year’s training budget is agreed in January; wants prices for four private days before then.',
    intentType: 'budget_timing',
    priority: 'high',
    certainty: 0.82,
    tags: ['budget', 'private classes'],
    answers: [
      {
        text: 'Our budget round closes in January. Could you send prices for four days before that?',
        questionId: budget,
      },
    ],
  },
  {
    description: 'Would like the advanced Excel course after the introduction, for the whole finance team.',
    intentType: 'interest_in_course',
    priority: 'medium',
    certainty: 0.78,
    tags: ['Excel', 'finance'],
    answers: [{ text: 'Is there an advanced day to follow? The whole finance team would come.', questionId: next }],
  },
  {
    description: 'Recommends us to the sister company in Bristol, whose HR lead is looking for first aid courses.',
    intentType: 'referral',
    priority: 'high',
    certainty: 0.74,
    tags: ['first aid', 'referral', 'Bristol'],
    answers: [
      { text: 'I have told our sister company in Bristol about you.', questionId: remarks },
      { text: 'Their HR lead is looking for first aid at work for thirty people.', questionId: colleagues },
    ],
  },
  {
    description: 'Mentions new safeguarding duties from September without saying whether training is planned.',
    intentType: 'unclear',
    priority: 'medium',
    certainty: 0.45,
    tags: ['safeguarding'],
    answers: [
      { text: 'With the new duties from September we will have to look at safeguarding again.', questionId: remarks },
    ],
  },
  {
    description: 'Praises the trainer and the venue; nothing further is asked for.',
    intentType: 'not_sales_relevant',
    priority: 'low',
    certainty: 0.91,
    tags: ['praise'],
    answers: [{ text: 'Great trainer, lovely venue. Thank you!', questionId: remarks }],
  },
  {
    description: 'Asks whether mental health first aid can be held on site for two shifts on the same day.',
    intentType: 'interest_in_course',
    priority: 'high',
    certainty: 0.81,
    tags: ['mental health', 'on site', 'shifts'],
    answers: [{ text: 'Could you come to us and do an early and a late group on one day?', questionId: next }],
  },
  {
    description: 'Found the room too warm in the afternoon.',
    intentType: 'not_sales_relevant',
    priority: 'low',
    certainty: 0.95,
    tags: ['venue'],
    answers: [{ text: 'The room got rather warm after lunch.', questionId: remarks }],
  },
  {
    description: 'Has money left in this year’s budget that has to be spent before the end of March.',
    intentType: 'budget_timing',
    priority: 'medium',
    certainty: 0.69,
    tags: ['budget', 'year end'],
    answers: [{ text: 'We still have some of this year’s money, to be used by the end of March.', questionId: budget }],
  },
  {
    description: 'Opens a second site next year and expects to train sixty new starters in manual handling.',
    intentType: 'expansion_opportunity',
    priority: 'high',
    certainty: 0.88,
    tags: ['new site', 'manual handling', 'induction'],
    answers: [
      { text: 'Our second warehouse opens next summer.', questionId: remarks },
      { text: 'Sixty new starters, all of whom need manual handling.', questionId: colleagues },
    ],
  },
  {
    description: 'Would join a coaching course if it were offered online in the evenings.',
    intentType: 'interest_in_course',
    priority: 'low',
    certainty: 0.58,
    tags: ['coaching', 'online', 'evenings'],
    answers: [{ text: 'Coaching, but only if it was online and after six.', questionId: next }],
  },
  {
    description: 'Says that a colleague from another department “should hear about this”, without a name.',
    intentType: 'referral',
    priority: 'low',
    certainty: 0.52,
    tags: ['referral'],
    answers: [{ text: 'Somebody in procurement should hear about this.', questionId: colleagues }],
  },
  {
    description: 'Answers only “maybe later” to the question about further training.',
    intentType: 'unclear',
    priority: 'low',
    certainty: 0.33,
    tags: [],
    answers: [{ text: 'Maybe later.', questionId: next }],
  },
  {
    description:
      'Wants project management in two parts, and asks what a framework agreement for three years would cost.',
    intentType: 'expansion_opportunity',
    priority: 'medium',
    certainty: 0.71,
    tags: ['project management', 'framework'],
    answers: [
      { text: 'Two parts with some weeks between them would suit us better.', questionId: next },
      { text: 'What would three years cost us?', questionId: null },
    ],
  },
];
