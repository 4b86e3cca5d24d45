import { audited, connection, idOf } from '@console/testing';

/** Answers of the API about feedback and quotes, for the tests of this remote. */

const rules = { required: false, maxLength: null };
const question = { name: '', choices: [], rows: [], others: [], rules };

export const leadership = {
  id: idOf('training_classes', 1),
  reference: 'TC-20853',
  title: 'Leadership Essentials',
  startsAt: '2026-11-09T09:00:00.000Z',
};

export const questionList = [
  {
    ...question,
    ...{ questionId: 'rating', name: 'rating', family: 'matrix', subtype: 'single', headings: ['How was it?'] },
    choices: [
      { text: 'Very good', value: 'very_good' },
      { text: 'Poor', value: 'poor' },
    ],
    rows: ['The course', 'The trainer'].map((text) => ({ text, rules })),
  },
  {
    ...question,
    ...{ questionId: 'most_useful', family: 'open_ended', subtype: 'single' },
    headings: ['What was most useful to you?'],
  },
  {
    ...question,
    ...{
      questionId: 'next',
      family: 'open_ended',
      subtype: 'single',
      headings: ['Which training would help you next?'],
    },
  },
];

const answer = {
  id: idOf('questionaire_answers', 1),
  answerList: [
    { questionId: 'rating', value: { 0: 'very_good', 1: 'very_good' }, other: null },
    {
      questionId: 'most_useful',
      value: 'It changed my week. The trainer knew our business! I use it daily.',
      other: null,
    },
  ],
  questionaire: { id: idOf('questionaires', 1), questionList },
};

export function quote(number: number, more: object = {}) {
  return {
    id: idOf('customer_quotes', number),
    version: 1,
    text: 'It changed my week.',
    personName: 'Amelia Hughes',
    sentiment: 'positive',
    createdAt: '2026-11-17T10:00:00.000Z',
    contact: { id: idOf('customer_contacts', 1) },
    trainingClass: leadership,
    feedback: { id: idOf('feedbacks', 1) },
    ...more,
  };
}

/** What Amelia, a delegate, said after her course. */
export function feedback(number: number, more: object = {}) {
  return {
    __typename: 'Feedback',
    id: idOf('feedbacks', number),
    ...audited,
    version: 1,
    createdAt: '2026-11-16T09:12:00.000Z',
    updatedAt: '2026-11-16T09:12:00.000Z',
    personName: 'Amelia Hughes',
    kind: 'attendee_post_course',
    sentiment: 'undetermined',
    isSent: false,
    trainingClass: leadership,
    customerContact: null,
    trainer: null,
    attendee: {
      id: idOf('attendees', 1),
      customerContact: { id: idOf('customer_contacts', 1) },
      trainingSeatReservation: {
        id: idOf('training_seat_reservations', 1),
        bookingItem: { id: idOf('booking_items', 1), booking: { id: idOf('bookings', 1), reference: 'BK-10482' } },
      },
    },
    answer,
    quotes: connection([]),
    saleSignals: connection([]),
    ...more,
  };
}
