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

  test('ADM-05 the demo has five workflows', async () => {
    const { workflows } = await ask('{ workflows { edges { node { name trigger targetResource action } } } }');
    expect(workflows.edges.map(({ node }: { node: Record<string, string> }) => Object.values(node))).toEqual([
      ['Feedback request', '1 day after the class ends', 'training_class', 'send_template'],
      ['Invoice reminder', '7 days after it is due', 'invoice', 'send_template'],
      ['Joining instructions', '7 days before the class starts', 'training_class', 'send_template'],
      ['Order not acknowledged', '3 days after the order is raised', 'purchase_order', 'send_template'],
      ['Seats to sell', '21 days before the class starts', 'training_class', 'add_note'],
    ]);
  });

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

  test('ADM-07 a template goes into the outbox once, to the people with a part in the record', async () => {
    const { rows: classes } = await database.execute<{ id: string }>(sql`
      SELECT r.class_id AS id FROM attendee a JOIN training_seat_reservation r ON r.id = a.reservation_id
        JOIN training_class c ON c.id = r.class_id
      WHERE r.released_at IS NULL AND c.status <> 'canceled' AND a.email <> '' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`);
    const target = classes[0]?.id ?? '';
    const { rows: jobs } = await database.execute<{ id: string }>(sql`
      INSERT INTO scheduled_job (id, workflow_id, workflow_version, action, target_resource, target_id, target_reference, status, run_at, due_at,
        effect_key, time_trigger_property, time_trigger_interval, time_trigger_direction, run_by)
      SELECT w.id, w.id, 1, w.action, w.target_resource, c.id, c.ref, 'queued', now(), now(), w.id, 'startsAt', 'P7D', 'before', w.id
      FROM workflow w, training_class c WHERE w.name = 'Joining instructions' AND c.id = ${target} RETURNING id`);
    const id = jobs[0]?.id ?? '';
    await database.execute(sql`UPDATE workflow SET is_active = true WHERE id = ${id}`);
    await database.execute(
      sql`UPDATE workflow_version SET definition = jsonb_set(definition, '{condition}', 'null') WHERE workflow_id = ${id}`,
    );
    expect(await runScheduledJobs(database, new Date(Date.now() + 1_000))).toEqual([]);
    const { rows } = await database.execute<{ status: string; message: string; mails: number; addresses: number }>(sql`
      SELECT status, run_message AS message, (SELECT count(*)::int FROM email e WHERE e.created_by = ${id}) AS mails,
        (SELECT count(*)::int FROM email_recipient p JOIN email_log l ON l.id = p.log_id WHERE l.created_by = ${id}) AS addresses
      FROM scheduled_job WHERE id = ${id}`);
    expect(rows).toEqual([
      {
        status: 'completed',
        message: expect.stringMatching(/^A mail to .*@.* is in the outbox\.$/),
        mails: 1,
        addresses: expect.any(Number),
      },
    ]);
    expect(rows[0]?.addresses).toBeGreaterThan(0);
  });

  test('a workflow sends a person at most 100 emails within a day, whatever it is for', async () => {
    const { rows: logs } = await database.execute<{ id: string; job: string; address: string }>(sql`
      SELECT l.id, l.created_by AS job, p.address FROM email_log l JOIN email_recipient p ON p.log_id = l.id
      JOIN scheduled_job j ON j.id = l.created_by LIMIT 1`);
    const [{ id, job, address } = { id: '', job: '', address: '' }] = logs;
    await database.execute(sql`INSERT INTO email_recipient (id, log_id, position, address)
      SELECT left(${id}, 22) || lpad(n::text, 4, '0'), ${id}, n, upper(${address}) FROM generate_series(1000, 1099) AS n`);
    const again = async () => {
      await database.execute(
        sql`UPDATE scheduled_job SET status = 'queued', ended_at = NULL, due_at = now() WHERE id = ${job}`,
      );
      expect(await runScheduledJobs(database, new Date(Date.now() + 1_000))).toEqual([]);
      const { rows } = await database.execute<{ message: string }>(
        sql`SELECT run_message AS message FROM scheduled_job WHERE id = ${job}`,
      );
      return rows[0]?.message ?? '';
    };
    expect(await again()).toContain(`${address} got too many emails of this workflow today.`);
    expect(await again()).not.toContain(`A mail to ${address}`);
  });

  test('ADM-07 a mail is skipped when nobody with a part in the record has an address', async () => {
    const { rows } = await database.execute<{ id: string; workflow: string }>(sql`
      UPDATE scheduled_job SET status = 'queued', ended_at = NULL, due_at = now() WHERE action = 'send_template'
      RETURNING id, workflow_id AS workflow`);
    // No class has a biller.
    await database.execute(sql`
      UPDATE workflow_version SET definition = jsonb_set(definition, '{actionInput,recipients}', '["ROLE_CUSTOMER_BILLER"]')
      WHERE workflow_id = ${rows[0]?.workflow ?? ''}`);
    expect(rows).toHaveLength(1);
    expect(await runScheduledJobs(database, new Date(Date.now() + 1_000))).toEqual([]);
    const { rows: jobs } = await database.execute<{ status: string; message: string }>(
      sql`SELECT status, run_message AS message FROM scheduled_job WHERE id = ${rows[0]?.id ?? ''}`,
    );
    const message = 'Skipped: nobody with one of these parts has an email address.';
    expect(jobs).toEqual([{ status: 'skipped', message }]);
  });
});
