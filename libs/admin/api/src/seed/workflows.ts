import type { Condition } from '@console/admin-contracts';
import { insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { planJobs, windowStart } from '../job-plan/planJobs.ts';
import { nextTargets, readTargets } from '../job-plan/readTargets.ts';
import { scheduledJob, workflow, workflowVersion } from '../tables.ts';
import type { DemoTemplates } from './emailTemplates.ts';

type NewWorkflow = typeof workflow.$inferInsert;

type Sample = Pick<
  NewWorkflow,
  | 'name'
  | 'targetResource'
  | 'timeTriggerProperty'
  | 'timeTriggerInterval'
  | 'timeTriggerDirection'
  | 'whenPassed'
  | 'action'
  | 'actionInput'
> & { readonly condition: Condition };

const samples = ({ joining, feedback, reminder, order }: DemoTemplates): readonly Sample[] => [
  {
    ...{ name: 'Joining instructions', targetResource: 'training_class', whenPassed: 'run', action: 'send_template' },
    ...{ timeTriggerProperty: 'startsAt', timeTriggerInterval: 'P7D', timeTriggerDirection: 'before' },
    condition: { field: 'status', is: 'is', value: 'confirmed' },
    actionInput: { template: joining.templateId, recipients: ['ROLE_CUSTOMER_ATTENDEE'] },
  },
  {
    ...{ name: 'Feedback request', targetResource: 'training_class', whenPassed: 'skip', action: 'send_template' },
    ...{ timeTriggerProperty: 'endsAt', timeTriggerInterval: 'P1D', timeTriggerDirection: 'after' },
    condition: { field: 'status', is: 'oneOf', value: ['confirmed', 'delivered'] },
    actionInput: { template: feedback.templateId, recipients: ['ROLE_CUSTOMER_ATTENDEE'] },
  },
  {
    ...{ name: 'Invoice reminder', targetResource: 'invoice', whenPassed: 'skip', action: 'send_template' },
    ...{ timeTriggerProperty: 'dueDate', timeTriggerInterval: 'P7D', timeTriggerDirection: 'after' },
    condition: {
      all: [
        { field: 'status', is: 'oneOf', value: ['confirmed', 'paid_partial'] },
        { field: 'owed', is: 'more', value: 0 },
      ],
    },
    actionInput: { template: reminder.templateId, recipients: ['ROLE_CUSTOMER_BILLER'] },
  },
  {
    ...{
      name: 'Order not acknowledged',
      targetResource: 'purchase_order',
      whenPassed: 'skip',
      action: 'send_template',
    },
    ...{ timeTriggerProperty: 'raisedAt', timeTriggerInterval: 'P3D', timeTriggerDirection: 'after' },
    condition: {
      all: [
        { field: 'isAcknowledged', is: 'isFalse' },
        { field: 'status', is: 'oneOf', value: ['provisional', 'confirmed'] },
      ],
    },
    actionInput: { template: order.templateId, recipients: ['ROLE_SUPPLIER'] },
  },
  {
    ...{ name: 'Seats to sell', targetResource: 'training_class', whenPassed: 'skip', action: 'add_note' },
    ...{ timeTriggerProperty: 'startsAt', timeTriggerInterval: 'P21D', timeTriggerDirection: 'before' },
    condition: {
      all: [
        { field: 'isPublic', is: 'isTrue' },
        { field: 'free', is: 'atLeast', value: 3 },
      ],
    },
    actionInput: { body: '<p>Three weeks to go, and there are still seats to sell.</p>' },
  },
];

/** The most jobs that the demo makes for a workflow. */
const MOST = 2_000;

/** The newest records of a kind among which it looks for them. */
const MOST_LOOKED_AT = 20_000;

/** Writes the demo workflows, switched on, with the jobs of all records to come. Call it after the records are written. */
export async function seedWorkflows({ tx, since, now }: SeedContext, templates: DemoTemplates): Promise<void> {
  for (const { name, ...sample } of samples(templates)) {
    const draw = random('workflow', name);
    const stamps = { createdAt: since, updatedAt: since };
    const row = { id: draw.id(since), name, isActive: true, revision: 1, ...sample };
    const { targetResource: _resource, ...definition } = sample;
    await insertRows(tx, workflow, [{ ...row, ...stamps }]);
    await insertRows(tx, workflowVersion, [
      { id: draw.id(since), workflowId: row.id, number: 1, definition, ...stamps },
    ]);
    const { ids } = await nextTargets(tx, row, {
      after: null,
      most: MOST_LOOKED_AT,
      mostFound: MOST,
      since: windowStart(now),
    });
    const { made } = planJobs(row, await readTargets(tx, row, ids), now);
    const { timeTriggerProperty, timeTriggerInterval, timeTriggerDirection, action, targetResource } = sample;
    await insertRows(
      tx,
      scheduledJob,
      made.map(({ row: { targetId, reference }, value, runAt, effectKey, status, message }) => ({
        ...{
          id: draw.id(now),
          workflowId: row.id,
          workflowVersion: 1,
          targetId,
          targetReference: reference,
          effectKey,
          status,
        },
        ...{
          action,
          targetResource,
          timeTriggerProperty,
          timeTriggerInterval,
          timeTriggerDirection,
          runMessage: message,
        },
        ...{ runAt: new Date(runAt), timeTriggerPropertyValue: new Date(value), createdAt: now, updatedAt: now },
        dueAt: status === 'scheduled' ? new Date(runAt) : null,
        endedAt: status === 'skipped' ? now : null,
      })),
    );
  }
}
