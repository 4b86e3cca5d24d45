import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { declaredWorkflowTargets } from '@console/core-api';
import { runJobs } from '@console/core-api/testing';
import { workflowTargetResources } from '@console/core-contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScheduledJobs } from '../testing/runScheduledJobs.ts';
import { readValues } from '../workflow/targetFields.ts';

/** What each kind of record is tried with: a moment that many records have, and an action. */
const trials = {
  booking: {
    timeTriggerProperty: 'bookedAt',
    action: 'create_ticket',
    subject: 'Call them',
    body: '<p>Call them.</p>',
  },
  booking_item: { timeTriggerProperty: 'startsAt', action: 'add_note', body: '<p>Look.</p>' },
  invoice: { timeTriggerProperty: 'dueDate', action: 'add_note', body: '<p>Look.</p>' },
  purchase_order: { timeTriggerProperty: 'raisedAt', action: 'move_status', move: 'propose' },
  training_class: { timeTriggerProperty: 'startsAt', action: 'move_status', move: 'confirm' },
} as const;

describeWithDatabase('the five kinds of records of workflows', (databases) => {
  let database: Database;
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    await database.execute(sql`DELETE FROM scheduled_job`);
    await database.execute(sql`UPDATE workflow SET is_active = false`);
    server = await startTestServer({ database });
    token = await server.token('admin@example.com');
  });
  afterAll(() => server.close());

  const ask = async (text: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await server.ask(token, text, variables);
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data));
  };

  test('ADM-07 the domains declare all five', () => {
    expect([...declaredWorkflowTargets().keys()].sort()).toEqual([...workflowTargetResources.values].sort());
  });

  test.each(workflowTargetResources.values)(
    'ADM-07 %s: each moment and field is read, and a job runs',
    async (resource) => {
      const { workflowTargets } = await ask('{ workflowTargets { resource moments { value } fields { name } } }');
      const declared = workflowTargets.find((one: { resource: string }) => one.resource === resource);
      const create = async (more: object) => {
        const input = {
          ...{ name: `${resource} ${JSON.stringify(more)}`.slice(0, 255), targetResource: resource, whenPassed: 'run' },
          ...{ timeTriggerInterval: 'P10Y', timeTriggerDirection: 'after', ...trials[resource], ...more },
        };
        const made = await ask(
          'mutation ($input: createWorkflowInput!) { createWorkflow(input: $input) { workflow { id impactOfSwitch { made } } } }',
          { input },
        );
        return made.createWorkflow.workflow as { id: string; impactOfSwitch: { made: number } };
      };
      for (const { value } of declared.moments) await create({ timeTriggerProperty: value });
      const { id, impactOfSwitch } = await create({});
      expect(impactOfSwitch.made).toBeGreaterThan(0);
      await ask('mutation ($input: switchWorkflowOnInput!) { switchWorkflowOn(input: $input) { clientMutationId } }', {
        input: { id },
      });
      expect(await runJobs(database)).toEqual([]);
      const { rows } = await database.execute<{ id: string; target: string }>(
        sql`SELECT id, target_id AS target FROM scheduled_job WHERE target_resource = ${resource} ORDER BY id`,
      );
      expect(rows).toHaveLength(impactOfSwitch.made);
      const [first] = rows;
      const values = await readValues(database, resource, first?.target ?? '');
      expect(Object.keys(values).sort()).toEqual(declared.fields.map(({ name }: { name: string }) => name).sort());
      await ask(
        'mutation ($input: runWorkflowScheduledJobInput!) { runWorkflowScheduledJob(input: $input) { clientMutationId } }',
        {
          input: { id: `workflow_scheduled_jobs/${first?.id}` },
        },
      );
      expect(await runScheduledJobs(database, server.now)).toEqual([]);
      const jobs = await database.execute<{ status: string; message: string }>(
        sql`SELECT status, run_message AS message FROM scheduled_job WHERE id = ${first?.id ?? ''}`,
      );
      // A domain may refuse a move, in its own words.
      expect(jobs.rows).toEqual([
        {
          status: expect.stringMatching(/^(completed|failed)$/),
          message: expect.stringMatching(/^(A |Failed: This |Confirm|Propose)/),
        },
      ]);
      if (trials[resource].action !== 'move_status') expect(jobs.rows[0]?.status).toBe('completed');
    },
  );
});
