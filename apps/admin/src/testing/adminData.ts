import { audited, idOf } from '@console/testing';

/** Answers of the API, for the tests of this remote. */

export const grace = {
  id: idOf('users', 1),
  avatarUrl: null,
  person: { id: idOf('people', 1), fullName: 'Grace Okafor' },
};

export const tom = { id: idOf('users', 2), avatarUrl: null, person: { id: idOf('people', 2), fullName: 'Tom Ellery' } };

/** Priya Nair, an account manager. */
export function user(more: object = {}) {
  return {
    id: idOf('users', 3),
    avatarUrl: null,
    email: 'priya.nair@example.com',
    roles: ['ROLE_ACCOUNT_MANAGER'],
    isActive: true,
    createdAt: '2024-09-16T05:54:00.000Z',
    createdBy: grace,
    updatedAt: '2026-02-03T14:08:00.000Z',
    updatedBy: null,
    person: {
      id: idOf('people', 3),
      fullName: 'Priya Nair',
      givenName: 'Priya',
      familyName: 'Nair',
      jobTitle: 'Account manager',
      email: 'priya.nair@example.com',
      mobile: '07700 900127',
      telephone: null,
    },
    ...more,
  };
}

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
    ...more,
  };
}

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
    whenPassed: 'run',
    condition: null,
    timeTriggerProperty: 'bookedAt',
    timeTriggerInterval: 'P7D',
    timeTriggerDirection: 'before',
    impactOfChange: { made: 0, moved: 1, canceled: 0, isWhole: true, first: [] },
    impactOfSwitch: {
      ...{ made: 2, moved: 0, canceled: 1, isWhole: true },
      first: [
        { change: 'made', reference: 'TC-20853', title: 'Leadership Essentials', runAt: '2026-12-01T09:00:00.000Z' },
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
    timeTriggerProperty: 'startsAt',
    timeTriggerInterval: '7 days before',
    timeTriggerPropertyValue: `2026-12-1${number}T09:00:00.000Z`,
    trigger: '7 days before the class starts',
    workflowId: idOf('workflows', 1),
    workflowName: 'Joining instructions',
    ...more,
  };
}

export const bookingTarget = {
  resource: 'booking',
  moments: [{ value: 'bookedAt', label: 'the booking is made' }],
  fields: [
    { name: 'status', label: 'Status', kind: 'choice', values: [{ value: 'draft', label: 'Draft' }] },
    { name: 'gross', label: 'Gross', kind: 'money', values: [] },
  ],
  actions: ['send_template', 'create_ticket', 'add_note', 'move_status'],
  moves: [{ value: 'confirm', label: 'Confirm' }],
};
