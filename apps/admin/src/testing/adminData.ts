import { audited, connection, idOf } from '@console/testing';

/** Answers of the API, for the tests of this remote. */

export const grace = {
  id: idOf('users', 1),
  avatarUrl: null,
  person: { id: idOf('people', 1), fullName: 'Grace Okafor' },
};

export const tom = { id: idOf('users', 2), avatarUrl: null, person: { id: idOf('people', 2), fullName: 'Tom Ellery' } };

export function saleSignal(number: number, more: object = {}) {
  return {
    id: idOf('sale_signals', number),
    description: 'Asks for a second leadership cohort in spring.',
    intentType: 'expansion_opportunity',
    priority: 'high',
    confidenceScore: 0.865,
    status: 'new',
    ...audited,
    createdAt: '2026-11-16T09:12:00.000Z',
    updatedAt: '2026-11-16T09:12:00.000Z',
    contact: {
      id: idOf('customer_contacts', 1),
      fullName: 'Amelia Hughes',
      customer: { id: idOf('customers', 1), name: 'Calder Valley Housing' },
    },
    assignedTo: tom,
    version: 1,
    feedback: {
      id: idOf('feedbacks', 1),
      answer: {
        id: idOf('questionaire_answers', 1),
        questionaire: {
          id: idOf('questionaires', 1),
          questionList: [{ questionId: 'next_training', headings: ['Which training would help you next?'] }],
        },
      },
    },
    tags: ['leadership', 'spring'],
    sources: [
      { text: 'We would like to run the same programme in the spring.', question_id: 'next_training' },
      { text: 'About twelve team leaders.', question_id: null },
    ],
    ...more,
  };
}

export function emailLog(number: number, more: object = {}) {
  return {
    id: idOf('email_logs', number),
    subject: `Your booking BK-${number}: Leadership Essentials`,
    to: ['amelia.hughes@caldervalleyhousing.example', 'martin.shackleton@caldervalleyhousing.example'],
    createdAt: '2026-11-16T09:12:00.000Z',
    status: 'sent',
    error: null,
    target: { resource: 'booking', name: `BK-${number}`, shownBy: idOf('bookings', number) },
    template: { id: idOf('email_templates', 1), name: 'Booking confirmation' },
    ...more,
  };
}

/** An email log with what its page shows. */
export function sentLog(number: number, more: object = {}) {
  const log = {
    ...audited,
    ...emailLog(number),
    recipients: connection([recipient('amelia.hughes@caldervalleyhousing.example')]),
    attempts: {
      ...connection([{ number: 1, startedAt: '2026-11-16T09:12:01.000Z', answer: '250 2.0.0 OK: queued' }]),
      totalCount: 1,
    },
    email: emailOf(number, []),
  };
  return { ...log, ...more };
}

export function emailOf(number: number, logs: readonly object[], more: object = {}) {
  return {
    id: idOf('emails', number),
    subject: `Your booking BK-${number}: Leadership Essentials`,
    to: ['amelia.hughes@caldervalleyhousing.example'],
    isSecret: false,
    files: [],
    emailLogs: connection([...logs]),
    ...more,
  };
}

export function recipient(address: string, more: object = {}) {
  return {
    address,
    status: 'sent',
    answer: '250 2.0.0 OK: queued',
    answeredAt: '2026-11-16T09:12:03.000Z',
    suppressed: null,
    ...more,
  };
}

export const bookingVariables = [
  { path: 'reference', meaning: 'The reference of the booking', value: 'BK-10482', insert: '{{ reference }}' },
  { path: 'gross', meaning: 'The price with VAT', value: '£2,520.00', insert: '{{ gross }}' },
];

export function emailTemplate(number: number, more: object = {}) {
  return {
    id: idOf('email_templates', number),
    ...audited,
    version: 3,
    name: 'Booking confirmation',
    type: 'html',
    target: 'booking',
    content: { number: 2, subject: 'Your booking {{ reference }}', body: '<p>Thank you for {{ reference }}.</p>' },
    versions: {
      edges: [
        {
          node: {
            id: idOf('email_template_versions', 2),
            number: 2,
            subject: 'Your booking {{ reference }}',
            createdAt: '2026-11-16T09:12:00.000Z',
            createdBy: grace,
          },
        },
      ],
      totalCount: 2,
    },
    ...more,
  };
}

export function sampleDataOf(target: string, number: number, more: object = {}) {
  return {
    id: idOf('email_sample_data', number),
    ...audited,
    version: 1,
    target,
    data: '{\n  "reference": "BK-10482"\n}',
    isExample: true,
    variables: bookingVariables,
    ...more,
  };
}

/** The impact of a change that concerns no job. */
export const noJobs = {
  ...{ made: 0, moved: 0, renewed: 0, skipped: 0, blocked: 0, canceled: 0, runningAtOnce: 0 },
  ...{ isWhole: true, counted: 12, first: [] },
};

export function workflow(more: object = {}) {
  return {
    id: idOf('workflows', 1),
    name: 'Joining instructions',
    targetResource: 'booking',
    isActive: true,
    revision: 2,
    trigger: '7 days before the class starts',
    conditionInWords: 'Status is Confirmed',
    action: 'add_note',
    actionInput: { template: null, recipients: [], subject: null, body: '<p>Send the room.</p>', move: null },
    moveLabel: null,
    whenPassed: 'run',
    condition: null,
    timeTriggerProperty: 'bookedAt',
    timeTriggerInterval: 'P7D',
    timeTriggerDirection: 'before',
    impactOfChange: { ...noJobs, moved: 1 },
    impactOfSwitch: {
      ...{ ...noJobs, made: 2, canceled: 1 },
      first: [
        {
          change: 'made',
          reference: 'TC-20853',
          title: 'Leadership Essentials',
          runAt: '2026-12-01T09:00:00.000Z',
          runsAtOnce: false,
        },
      ],
    },
    ...audited,
    version: 4,
    ...more,
  };
}

export function scheduledJob(number: number, more: object = {}) {
  return {
    id: idOf('workflow_scheduled_jobs', number),
    status: 'scheduled',
    runnable: true,
    statusChangeAllowed: true,
    conditionCheck: null,
    runAt: `2026-12-0${number}T09:00:00.000Z`,
    startedAt: null,
    endedAt: null,
    runMessage: null,
    targetResource: 'training_class',
    target: {
      reference: `TC-2085${number}`,
      title: 'Leadership Essentials',
      shownBy: idOf('training_classes', number),
    },
    timeTriggerPropertyLabel: 'the class starts',
    timeTriggerInterval: '7 days before',
    workflowId: idOf('workflows', 1),
    workflowName: 'Joining instructions',
    ...more,
  };
}

const statusesOfBooking = [
  { value: 'draft', label: 'Draft' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'canceled', label: 'Canceled' },
];

export const bookingTarget = {
  resource: 'booking',
  moments: [{ value: 'bookedAt', label: 'the booking is made' }],
  fields: [
    { name: 'status', label: 'Status', kind: 'choice', values: statusesOfBooking },
    { name: 'gross', label: 'Gross', kind: 'money', values: [] },
  ],
  actions: ['send_template', 'create_ticket', 'add_note', 'move_status'],
  moves: [{ value: 'confirm', label: 'Confirm' }],
};
