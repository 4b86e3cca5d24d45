import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const nobody = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const body = '<p>Call them.</p>';

const definition = {
  ...{ timeTriggerProperty: 'startsAt', timeTriggerInterval: 'P7D', timeTriggerDirection: 'before', whenPassed: 'run' },
  ...{ condition: '{"field":"status","is":"is","value":"confirmed"}', action: 'add_note', body },
  // A note needs none, so they are not kept.
  recipients: ['ROLE_CUSTOMER_ATTENDEE'],
};

/** Adds workflows about classes, each with one version. */
async function addWorkflows(database: Database, isActive = false): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO workflow (id, name, target_resource, is_active, action, action_input, time_trigger_property,
        time_trigger_interval, time_trigger_direction, when_passed, created_at, updated_at)
      VALUES (${id}, ${`Workflow ${id}`}, 'training_class', ${isActive}, 'add_note', ${JSON.stringify({ body })}, 'startsAt', 'P1D', 'before',
        'run', ${LONG_AGO}, ${LONG_AGO})`);
    await database.execute(sql`INSERT INTO workflow_version (id, workflow_id, number, definition)
      VALUES (${newId()}, ${id}, 1, '{}')`);
  }
  return ids;
}

const invalid: MutationCase['invalid'] = [
  { input: { name: '' }, violations: [{ path: 'name', message: 'Name field is required' }] },
  { input: { name: 'x'.repeat(256) }, violations: [{ path: 'name' }] },
  {
    input: { timeTriggerInterval: '7 days' },
    violations: [{ path: 'timeTriggerInterval', message: 'Invalid ISO 8601 duration format.' }],
  },
  {
    input: { timeTriggerProperty: 'password' },
    violations: [{ path: 'timeTriggerProperty', message: 'Moment must be valid' }],
  },
  { input: { condition: '{' }, violations: [{ path: 'condition', message: 'Condition must be valid' }] },
  {
    input: { condition: '{"field":"password","is":"isEmpty"}' },
    violations: [{ path: 'condition', message: 'There is no field “password”.' }],
  },
  { input: { body: '' }, violations: [{ path: 'body', message: 'Text field is required' }] },
  {
    input: { action: 'create_ticket', subject: 'Call' },
    violations: [{ path: 'action', message: 'This record does not have this action.' }],
  },
  { input: { action: 'move_status', move: 'erase' }, violations: [{ path: 'move', message: 'Move must be valid' }] },
  {
    input: { action: 'send_template', template: `email_templates/${nobody}`, recipients: ['ROLE_CUSTOMER_ATTENDEE'] },
    violations: [{ path: 'template', message: 'This email template no longer exists.' }],
  },
  {
    input: { name: 'Joining instructions' },
    violations: [{ path: 'name', message: 'Another workflow has this name.' }],
  },
];

const createWorkflow: MutationCase = {
  name: 'createWorkflow',
  does: 'makes',
  table: 'workflow',
  record: 'workflow',
  allowed: ['admin'],
  input: (ulid) => ({ name: `New ${ulid}`, targetResource: 'training_class', ...definition }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({
    ...{ name: `New ${ulid}`, targetResource: 'training_class', isActive: false, revision: 1 },
    ...{ trigger: '7 days before the class starts', conditionInWords: 'Status is Confirmed' },
    ...{ action: 'add_note', actionInput: { body, subject: null }, createdBy: viewer },
  }),
  expectedChanges: ['created workflows/*'],
};

const updateWorkflow: MutationCase = {
  name: 'updateWorkflow',
  does: 'changes',
  table: 'workflow',
  record: 'workflow',
  allowed: ['admin'],
  candidates: addWorkflows,
  input: (ulid) => ({ id: `workflows/${ulid}`, name: `Renamed ${ulid}`, ...definition }),
  invalid: [...invalid, { input: { id: '' }, violations: [{ path: 'id', message: 'Workflow is required' }] }],
  refused: [],
  shows: (_viewer, ulid) => ({ name: `Renamed ${ulid}`, revision: 2, trigger: '7 days before the class starts' }),
  expectedChanges: ['updated workflows/:id'],
};

const switched = (name: string, isActive: boolean): MutationCase => ({
  name,
  does: 'changes',
  table: 'workflow',
  record: 'workflow',
  allowed: ['admin'],
  candidates: (database) => addWorkflows(database, !isActive),
  input: (ulid) => ({ id: `workflows/${ulid}` }),
  invalid: [{ input: { id: `bookings/${nobody}` }, violations: [{ path: 'id', message: 'Workflow must be valid' }] }],
  refused: [
    {
      when: `it is ${isActive ? 'on' : 'off'}`,
      sql: `UPDATE workflow SET is_active = ${isActive} WHERE id = :id`,
      message: `This workflow is ${isActive ? 'on' : 'off'} already.`,
    },
  ],
  shows: () => ({ isActive }),
  expectedChanges: ['updated workflows/:id', 'created jobs/*'],
});

/** Adds jobs of one workflow for classes. */
async function addJobs(database: Database, isDisabled: boolean): Promise<string[]> {
  const [workflow = ''] = await addWorkflows(database);
  const { rows } = await database.execute<{ id: string; ref: string }>(
    sql`SELECT id, ref FROM training_class ORDER BY id LIMIT 4`,
  );
  const ids: string[] = [];
  for (const { id: target, ref } of rows) {
    const id = newId();
    ids.push(id);
    await database.execute(sql`INSERT INTO scheduled_job (id, workflow_id, workflow_version, action, target_resource, target_id, target_reference,
        status, run_at, effect_key, time_trigger_property, time_trigger_interval, time_trigger_direction, due_at, created_at, updated_at)
      VALUES (${id}, ${workflow}, 1, 'add_note', 'training_class', ${target}, ${ref}, ${isDisabled ? 'disabled' : 'scheduled'}, '2099-01-01Z',
        ${id}, 'startsAt', 'P1D', 'before', ${isDisabled ? null : '2099-01-01Z'}, ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

const ended = `ended_at = now(), due_at = null, run_message = 'Done.'`;

function moveOfJob(move: 'run' | 'disable' | 'enable', to: string, refused: string): MutationCase {
  return {
    name: `${move}WorkflowScheduledJob`,
    does: 'changes',
    table: 'scheduled_job',
    record: 'workflowScheduledJob',
    allowed: ['admin'],
    candidates: (database) => addJobs(database, move === 'enable'),
    input: (ulid) => ({ id: `workflow_scheduled_jobs/${ulid}` }),
    invalid: [{ input: { id: `bookings/${nobody}` }, violations: [{ path: 'id', message: 'Job must be valid' }] }],
    refused: [
      {
        when: 'it is completed',
        sql: `UPDATE scheduled_job SET status = 'completed', ${ended} WHERE id = :id`,
        message: refused,
      },
    ],
    shows: () => ({ status: to, runnable: to === 'pending', statusChangeAllowed: true }),
    expectedChanges: ['updated workflow_scheduled_jobs/:id', 'workflows/*'],
  };
}

const bulkOf = (move: 'run' | 'disable' | 'enable'): MutationCase => ({
  name: `${move}WorkflowScheduledJobs`,
  does: 'makes',
  table: 'job',
  record: 'job',
  allowed: ['admin'],
  candidates: (database) => addJobs(database, move === 'enable'),
  input: (ulid) => ({ ids: [`workflow_scheduled_jobs/${ulid}`] }),
  invalid: [
    { input: { ids: [] }, violations: [{ path: 'ids', message: 'Name either some records or a frozen selection.' }] },
    { input: { ids: [`bookings/${nobody}`] }, violations: [{ path: 'ids.0' }] },
  ],
  refused: [],
  shows: () => ({ name: `${move}WorkflowScheduledJobs`, status: 'pending', endsEarly: true }),
  expectedChanges: ['created frozen_selections/*', 'created jobs/*'],
});

export const workflowCases: readonly MutationCase[] = [
  createWorkflow,
  updateWorkflow,
  switched('switchWorkflowOn', true),
  switched('switchWorkflowOff', false),
  moveOfJob(
    'run',
    'queued',
    'This job is completed. Only one that is scheduled, pending, retrying, skipped, failed or timed out can become queued.',
  ),
  moveOfJob(
    'disable',
    'disabled',
    'This job is completed. Only one that is scheduled, pending, blocked, queued or retrying can become disabled.',
  ),
  moveOfJob('enable', 'pending', 'This job is completed. Only one that is disabled can become pending.'),
  ...(['run', 'disable', 'enable'] as const).map(bulkOf),
];
