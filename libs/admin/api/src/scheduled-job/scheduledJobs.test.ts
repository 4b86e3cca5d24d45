import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScheduledJobs } from '../testing/runScheduledJobs.ts';
import { ScheduledJobs } from './ScheduledJobs.ts';

interface JobRow extends Record<string, unknown> {
  id: string;
  status: string;
  runAt: string;
  message: string | null;
  check: boolean | null;
  version: number;
}

describeWithDatabase('scheduled jobs', (databases) => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    await database.execute(sql`update workflow set is_active = false`);
    await database.execute(sql`delete from scheduled_job`);
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager']) tokens[who] = await server.token(`${who}@example.com`);
  });
  afterAll(() => server.close());

  async function ask(text: string, variables: Record<string, unknown> = {}, who = 'admin') {
    const { data, errors } = await server.ask(tokens[who], text, variables);
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return (data ?? {}) as Record<string, Record<string, never>>;
  }

  const send = (name: string, input: object) =>
    ask(`mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });

  let workflows = 0;

  /** Makes a workflow that adds a note. Returns its id. */
  async function workflow(more: object = {}): Promise<string> {
    workflows += 1;
    const input = {
      ...{ name: `Note ${workflows}`, targetResource: 'training_class', timeTriggerProperty: 'startsAt' },
      ...{ timeTriggerInterval: 'P7D', timeTriggerDirection: 'before', whenPassed: 'run' },
      ...{ action: 'add_note', body: `<p>Note ${workflows}</p>`, ...more },
    };
    const made = await ask(
      `mutation ($input: createWorkflowInput!) { createWorkflow(input: $input) { workflow { id } } }`,
      {
        input,
      },
    );
    const created = made.createWorkflow as { workflow: { id: string } } | undefined;
    return created?.workflow.id ?? '';
  }

  async function switchOn(id: string): Promise<void> {
    await send('switchWorkflowOn', { id });
    expect(await runJobs(database)).toEqual([]);
  }

  const ulid = (iri: string) => iri.split('/')[1] ?? '';

  async function jobsOf(id: string, target?: string): Promise<JobRow[]> {
    const { rows } = await database.execute<JobRow>(sql`
      select id, status, to_char(run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as "runAt", run_message as message,
        condition_check as check, workflow_version as version
      from scheduled_job where workflow_id = ${ulid(id)} and (${target ?? null}::text is null or target_id = ${target ?? null}) order by created_at, id`);
    return rows;
  }

  /** A class that is not canceled, moved to a day. Confirmed ones to come are taken first. */
  async function classAt(startsAt: string): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(sql`
      select id from training_class c where status <> 'canceled' and starts_at is not null
        and not exists (select from scheduled_job j where j.target_id = c.id and j.status = 'completed') and not id = any(${sql.param(used)}::text[])
      order by status <> 'confirmed', starts_at < ${server.now.toISOString()}::timestamptz, id limit 1`);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('The demo data has no further class.');
    used.push(id);
    await moveClass(id, startsAt);
    return id;
  }

  const used: string[] = [];

  /** Sets new dates past the API's rules about days. Two steps, because no two sessions may have one time. */
  async function moveClass(id: string, startsAt: string): Promise<void> {
    const { rows } = await database.execute<{ seconds: number }>(sql`
      select extract(epoch from ${startsAt}::timestamptz - min(starts_at))::float8 as seconds from training_session where class_id = ${id}`);
    const far = 100 * 366 * 86_400;
    for (const seconds of [far, (rows[0]?.seconds ?? 0) - far]) {
      const by = sql`${seconds} * interval '1 second'`;
      await database.execute(
        sql`update training_session set starts_at = starts_at + ${by}, ends_at = ends_at + ${by} where class_id = ${id}`,
      );
    }
  }

  /** A write of the class through the API, at the end of which its jobs are timed anew. */
  const touchClass = (id: string) =>
    send('updateTrainingClass', { id: `training_classes/${id}`, purchaseOrderReference: `PO ${Date.now()}` });

  const at = (iso: string) => new Date(iso);

  test('ADM-07 a workflow makes its jobs, and each adds its note once, in the name of the workflow', async () => {
    const target = await classAt('2027-03-10T09:00:00Z');
    const id = await workflow();
    const { workflow: found } = await ask(
      `query ($id: ID!) { workflow(id: $id) { trigger impactOfSwitch { made moved canceled isWhole first { change reference title runAt } } } }`,
      { id },
    );
    expect(found).toMatchObject({ trigger: '7 days before the class starts' });
    const { impactOfSwitch: impact } = found as unknown as {
      impactOfSwitch: { made: number; first: { runAt: string }[] };
    };
    await switchOn(id);
    const all = await jobsOf(id);
    expect(all).toHaveLength(impact.made);
    expect(impact.first).toHaveLength(Math.min(20, impact.made));
    // Named are those that run first.
    const times = impact.first.map(({ runAt }) => runAt);
    expect(times).toEqual([...times].sort());
    expect(times[0]?.slice(0, 16)).toBe(all.map(({ runAt }) => runAt).sort()[0]);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'scheduled', runAt: '2027-03-03T09:00', version: 1 }]);

    expect(await runScheduledJobs(database, at('2027-03-03T09:00:01Z'))).toEqual([]);
    expect(await jobsOf(id, target)).toMatchObject([
      { status: 'completed', message: 'A note was added.', check: null },
    ]);
    await touchClass(target);
    expect(await runScheduledJobs(database, at('2027-03-03T10:00:00Z'))).toEqual([]);
    const { trainingClass } = await ask(
      `query ($id: ID!) { trainingClass(id: $id) { notes(first: 5) { edges { node { body author createdBy { id } } } } } }`,
      { id: `training_classes/${target}` },
    );
    const { notes } = trainingClass as unknown as { notes: { edges: { node: object }[] } };
    expect(notes.edges.map(({ node }) => node).filter((node) => 'author' in node && node.author !== null)).toEqual([
      { body: '<p>Note 1</p>', author: 'Workflow Note 1', createdBy: null },
    ]);
  });

  test('ADM-07 a job moves with its class, is canceled with it, and says why', async () => {
    const target = await classAt('2027-04-30T09:00:00Z');
    const id = await workflow({ timeTriggerInterval: 'P1M', timeTriggerDirection: 'after' });
    await switchOn(id);
    expect(await jobsOf(id, target)).toMatchObject([{ runAt: '2027-05-30T09:00' }]);
    await moveClass(target, '2028-01-31T09:00:00Z');
    await touchClass(target);
    // The months end properly, also in a leap year.
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'scheduled', runAt: '2028-02-29T09:00' }]);
    // British clocks go forward on 26 March. Everything counts in UTC.
    await moveClass(target, '2028-03-25T09:00:00Z');
    await touchClass(target);
    expect(await jobsOf(id, target)).toMatchObject([{ runAt: '2028-04-25T09:00' }]);
    // An autumn day of 25 hours in Britain.
    await moveClass(target, '2028-09-29T23:30:00Z');
    await touchClass(target);
    expect(await jobsOf(id, target)).toMatchObject([{ runAt: '2028-10-29T23:30' }]);
    await send('cancelTrainingClass', { id: `training_classes/${target}`, reason: 'Nobody came.' });
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'canceled', message: 'The class is canceled.' }]);
  });

  test('ADM-07 a postponed class has no dates, so its job waits and moves to the new ones', async () => {
    const target = await classAt('2027-04-12T09:00:00Z');
    const id = await workflow();
    await switchOn(id);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'scheduled', runAt: '2027-04-05T09:00' }]);
    await send('postponeTrainingClass', { id: `training_classes/${target}`, reason: 'The trainer is ill.' });
    const message = 'The moment from which it counts is not known.';
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'blocked', message }]);
    expect(await runScheduledJobs(database, at('2027-04-05T10:00:00Z'))).toEqual([]);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'blocked', message }]);
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from training_session where class_id = ${target} order by starts_at`,
    );
    await send('rescheduleTrainingClass', {
      id: `training_classes/${target}`,
      provisional: false,
      sessions: rows.map((session, day) => ({
        ...{ id: `training_sessions/${session.id}`, date: `2098-05-${String(day + 10).padStart(2, '0')}` },
        ...{ startsAt: '09:30', endsAt: '16:30' },
      })),
    });
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'scheduled', runAt: '2098-05-03T09:30', message: null }]);
  });

  test('ADM-07 an empty property makes no job until it is filled in', async () => {
    const condition = null;
    const more = { targetResource: 'invoice', timeTriggerProperty: 'paidAt', timeTriggerDirection: 'after', condition };
    const id = await workflow({ ...more, timeTriggerInterval: 'P1D', whenPassed: 'skip' });
    await switchOn(id);
    const { rows } = await database.execute<{ id: string; owed: number; customer: string }>(sql`
      select id, owed::int as owed, customer_id as customer from invoice where status = 'confirmed' and type = 'invoice' and owed > 0 order by id desc limit 1`);
    const [invoice] = rows;
    expect(await jobsOf(id, invoice?.id)).toEqual([]);
    await send('recordReceipt', {
      ...{ customer: `customers/${invoice?.customer}`, receivedOn: server.now.toISOString().slice(0, 10) },
      ...{ amount: invoice?.owed, paymentMethod: 'bank_transfer' },
      allocations: [{ invoice: `invoices/${invoice?.id}`, amount: invoice?.owed }],
    });
    // Nothing is written into the invoice by this write: a trigger counts what is owed.
    expect(await jobsOf(id, invoice?.id)).toHaveLength(1);
  });

  test('ADM-07 an empty interval is the moment itself, and a job whose condition is false names the clause and the values', async () => {
    const target = await classAt('2027-05-10T09:00:00Z');
    const condition = JSON.stringify({ all: [{ field: 'maxAttendees', is: 'more', value: 1000 }] });
    const id = await workflow({ timeTriggerInterval: '', condition });
    await switchOn(id);
    expect(await jobsOf(id, target)).toMatchObject([{ runAt: '2027-05-10T09:00' }]);
    await runScheduledJobs(database, at('2027-05-10T09:00:00Z'));
    const message = expect.stringMatching(/^“Places is more than 1000” was false: it is \d+\.$/);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'skipped', check: false, message }]);
    const query = `query ($id: ID!, $workflow: ID!) { workflowScheduledJobs(targetId: $id, workflow: $workflow) { edges { node { status runMessage runnable statusChangeAllowed
      timeTriggerInterval timeTriggerIntervalRaw timeTriggerProperty targetId targetResource target { reference } workflow { name condition } } } } }`;
    const seenBy = async (who: string) => {
      const { workflowScheduledJobs } = await ask(query, { id: `training_classes/${target}`, workflow: id }, who).catch(
        () => ({}) as never,
      );
      return workflowScheduledJobs as unknown as { edges: { node: { runMessage: string } }[] } | undefined;
    };
    expect((await seenBy('admin'))?.edges.map(({ node }) => node)).toMatchObject([
      {
        ...{
          status: 'skipped',
          runMessage: message,
          runnable: true,
          statusChangeAllowed: false,
          timeTriggerInterval: '',
        },
        ...{ timeTriggerIntervalRaw: '', timeTriggerProperty: 'startsAt', targetResource: 'training_class' },
        ...{ targetId: `training_classes/${target}`, workflow: { condition: expect.stringContaining('maxAttendees') } },
      },
    ]);
    expect(await seenBy('manager')).toBeUndefined();
    // Managers learn that a condition was false, but not which.
    const messages = await ask(
      'query ($id: ID!) { workflowScheduledJobs(workflow: $id) { edges { node { runMessage } } } }',
      { id },
      'manager',
    );
    expect(JSON.stringify(messages)).toContain('"runMessage":"Its condition was false."');
    expect(JSON.stringify(messages)).not.toContain(message);
  });

  test('ADM-07 after two days without a server a job missed its window, and a run by hand makes its effect once', async () => {
    const target = await classAt('2027-06-14T09:00:00Z');
    const id = await workflow();
    await switchOn(id);
    await runScheduledJobs(database, at('2027-06-09T10:00:00Z'));
    const [missed] = await jobsOf(id, target);
    expect(missed).toMatchObject({
      status: 'skipped',
      message: 'Skipped: missed its window. It was to run at 7 Jun 2027 09:00.',
    });
    const job = { id: `workflow_scheduled_jobs/${missed?.id}` };
    await send('runWorkflowScheduledJob', job);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'queued', message: null }]);
    await runScheduledJobs(database, at('2027-06-09T10:00:01Z'));
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'completed' }]);
    await expect(send('runWorkflowScheduledJob', job)).rejects.toThrow('This job is completed.');
  });

  test('ADM-07 a disabled job does not run until it is enabled, and several at once have a result each', async () => {
    const target = await classAt('2027-07-12T09:00:00Z');
    const id = await workflow();
    await switchOn(id);
    const [one] = await jobsOf(id, target);
    const job = { id: `workflow_scheduled_jobs/${one?.id}` };
    await send('disableWorkflowScheduledJob', job);
    await runScheduledJobs(database, at('2027-07-05T09:00:00Z'));
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'disabled' }]);
    await expect(send('disableWorkflowScheduledJob', job)).rejects.toThrow('This job is disabled already.');
    await send('enableWorkflowScheduledJobs', { ids: [job.id] });
    expect(await runJobs(database)).toEqual([]);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'pending' }]);
    await runScheduledJobs(database, at('2027-07-05T09:10:00Z'));
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'completed' }]);
    // It missed its window.
    const skipped = (await jobsOf(id)).find(({ status }) => status === 'skipped');
    const ids = [job.id, `workflow_scheduled_jobs/${skipped?.id}`];
    await send('runWorkflowScheduledJobs', { ids });
    expect(await runJobs(database)).toEqual([]);
    const { rows } = await database.execute<{ record: string; refusal: string | null }>(
      sql`select record, refusal from job_outcome order by id desc limit 2`,
    );
    expect(rows.reverse()).toEqual([
      { record: ids[0], refusal: expect.stringContaining('This job is completed.') },
      { record: ids[1], refusal: null },
    ]);
  });

  test('ADM-07 a job that a write makes for the next seconds starts at its time, not when the processes look again', async () => {
    const target = await classAt('2027-11-15T09:00:00Z');
    const id = await workflow({ timeTriggerInterval: '', timeTriggerDirection: 'after' });
    await switchOn(id);
    await database.execute(sql`delete from scheduled_job where workflow_id <> ${ulid(id)} or target_id <> ${target}`);
    const running = await startTestServer({ database, runsJobs: true });
    Object.defineProperty(running, 'now', { get: () => new Date() });
    try {
      const token = await running.token('admin@example.com');
      const startsAt = Date.now() + 3_000;
      await moveClass(target, new Date(startsAt).toISOString());
      const { errors } = await running.ask(
        token,
        'mutation ($input: updateTrainingClassInput!) { updateTrainingClass(input: $input) { clientMutationId } }',
        { input: { id: `training_classes/${target}`, purchaseOrderReference: 'PO soon' } },
      );
      expect(errors).toBeUndefined();
      await expect.poll(async () => (await jobsOf(id, target))[0]?.status, { timeout: 9_000 }).toBe('completed');
      expect(Date.now() - startsAt).toBeLessThan(6_000);
    } finally {
      await running.close();
    }
  });

  test('ADM-05 a changed workflow moves its jobs to the new version, and one that is switched off cancels them', async () => {
    const target = await classAt('2027-08-16T09:00:00Z');
    const id = await workflow();
    await switchOn(id);
    await send('updateWorkflow', { id, timeTriggerInterval: 'P3D' });
    expect(await runJobs(database)).toEqual([]);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'scheduled', runAt: '2027-08-13T09:00', version: 2 }]);
    await send('switchWorkflowOff', { id });
    expect(await runJobs(database)).toEqual([]);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'canceled', message: 'The workflow was switched off.' }]);
    await switchOn(id);
    expect(await jobsOf(id, target)).toMatchObject([{ status: 'canceled' }, { status: 'scheduled', version: 2 }]);
  });

  test('ADM-05 a change that makes a job too late can be taken back', async () => {
    const day = 86_400_000;
    const target = await classAt(new Date(server.now.getTime() + 10 * day).toISOString());
    const id = await workflow();
    await switchOn(id);
    const change = async (interval: string) => {
      await send('updateWorkflow', { id, timeTriggerInterval: interval });
      expect(await runJobs(database)).toEqual([]);
      const { rows } = await database.execute<{ status: string }>(
        sql`select status from scheduled_job where workflow_id = ${ulid(id)} and target_id = ${target} order by created_at, id`,
      );
      return rows.map(({ status }) => status);
    };
    expect(await change('P14D')).toEqual(['skipped']);
    expect(await change('P13D')).toEqual(['skipped']);
    expect(await change('P7D')).toEqual(['canceled', 'scheduled']);
  });

  test('ADM-05 a preview tells how many jobs run at once, and which', async () => {
    const hour = 3_600_000;
    const target = await classAt(new Date(server.now.getTime() + 67 * hour).toISOString());
    const id = await workflow({ timeTriggerInterval: 'P1D' });
    await switchOn(id);
    const { workflow: found } = await ask(
      `query ($id: ID!) { workflow(id: $id) { impactOfChange(timeTriggerInterval: "P3D") { runningAtOnce first { reference runsAtOnce } } } }`,
      { id },
    );
    const { impactOfChange: impact } = found as unknown as {
      impactOfChange: { runningAtOnce: number; first: { reference: string; runsAtOnce: boolean }[] };
    };
    await send('updateWorkflow', { id, timeTriggerInterval: 'P3D' });
    expect(await runJobs(database)).toEqual([]);
    const { rows } = await database.execute<{ target: string; reference: string }>(sql`
      select target_id as target, target_reference as reference from scheduled_job
      where workflow_id = ${ulid(id)} and status = 'scheduled' and due_at <= ${server.now.toISOString()}::timestamptz`);
    expect(rows.map((row) => row.target)).toContain(target);
    expect(impact.runningAtOnce).toBe(rows.length);
    const named = impact.first.filter(({ runsAtOnce }) => runsAtOnce).map(({ reference }) => reference);
    expect(named.sort()).toEqual(rows.map(({ reference }) => reference).sort());
    await send('switchWorkflowOff', { id });
    expect(await runJobs(database)).toEqual([]);
  });

  test('ADM-07 a disabled job stays disabled when its workflow is switched off, changed and switched on', async () => {
    const target = await classAt('2027-10-11T09:00:00Z');
    const id = await workflow();
    await switchOn(id);
    const [one] = await jobsOf(id, target);
    await send('disableWorkflowScheduledJob', { id: `workflow_scheduled_jobs/${one?.id}` });
    await send('switchWorkflowOff', { id });
    expect(await runJobs(database)).toEqual([]);
    expect(await jobsOf(id, target)).toMatchObject([{ id: one?.id, status: 'disabled' }]);
    await send('updateWorkflow', { id, timeTriggerInterval: 'P3D' });
    await switchOn(id);
    expect(await jobsOf(id, target)).toMatchObject([
      { id: one?.id, status: 'disabled', runAt: '2027-10-08T09:00', version: 2 },
    ]);
  });

  test('ADM-07 200 times a job is disabled while a process takes it, and it is never both disabled and run', async () => {
    const target = await classAt('2027-09-13T09:00:00Z');
    const id = await workflow();
    await switchOn(id);
    const now = at('2027-09-06T09:00:00Z');
    const [one] = await jobsOf(id, target);
    const jobs = new ScheduledJobs({ database, clock: () => now, onError: () => {} });
    const { signal } = new AbortController();
    await database.execute(sql`delete from scheduled_job where id <> ${one?.id ?? ''}`);
    const notes = async () => {
      const { rows } = await database.execute<{ n: number }>(
        sql`select count(*)::int as n from note where training_class_id = ${target} and created_by = ${ulid(id)}`,
      );
      return rows[0]?.n;
    };
    for (let round = 0; round < 200; round += 1) {
      const before = await notes();
      await database.execute(
        sql`update scheduled_job set status = 'pending', due_at = run_at, ended_at = null where id = ${one?.id ?? ''}`,
      );
      const disabled = send('disableWorkflowScheduledJob', { id: `workflow_scheduled_jobs/${one?.id}` }).then(
        () => true,
        () => false,
      );
      const run = await jobs.take();
      await run?.(signal);
      const wasDisabled = await disabled;
      const [{ status } = { status: '' }] = await jobsOf(id, target);
      expect([status, (await notes()) !== before]).toEqual(wasDisabled ? ['disabled', false] : ['completed', true]);
    }
  });

  test.each([
    ['another interval', { timeTriggerInterval: 'P9D' }],
    ['another moment', { timeTriggerProperty: 'createdAt', timeTriggerDirection: 'after' }],
    ['times that have just passed', { timeTriggerInterval: 'P10Y', whenPassed: 'skip' }],
    ['another name', { name: 'Note by another name' }],
  ])('ADM-05 the preview of %s is what its write does', async (_what, change) => {
    const id = await workflow();
    await switchOn(id);
    // Each of these is told apart by the preview.
    const one = (await jobsOf(id)).map((job) => job.id);
    await database.execute(sql`update scheduled_job set status = 'disabled', due_at = null where id = ${one[0] ?? ''}`);
    const before = new Map((await jobsOf(id)).map((job) => [job.id, job]));
    const { workflow: found } = await ask(
      `query ($id: ID!, $timeTriggerInterval: String, $timeTriggerProperty: String, $timeTriggerDirection: WorkflowTriggerDirection,
        $whenPassed: WorkflowWhenPassed, $name: String) { workflow(id: $id) { impactOfChange(name: $name, timeTriggerInterval: $timeTriggerInterval,
        timeTriggerProperty: $timeTriggerProperty, timeTriggerDirection: $timeTriggerDirection, whenPassed: $whenPassed) {
        made moved renewed skipped blocked canceled isWhole } } }`,
      { id, ...change },
    );
    await send('updateWorkflow', { id, ...change });
    expect(await runJobs(database)).toEqual([]);
    const after = await jobsOf(id);
    const count = (is: (job: JobRow) => boolean) => after.filter(is).length;
    const isSkipped = ({ status }: JobRow) => status === 'skipped';
    const isMoved = (job: JobRow) => !isSkipped(job) && before.has(job.id) && job.version === 2;
    const isSame = (job: JobRow) => before.get(job.id)?.runAt === job.runAt;
    expect(found).toEqual({
      impactOfChange: {
        made: count((job) => !before.has(job.id) && !isSkipped(job)),
        moved: count((job) => isMoved(job) && !isSame(job)),
        renewed: count((job) => isMoved(job) && isSame(job)),
        skipped: count(isSkipped),
        blocked: count(({ status }) => status === 'blocked'),
        canceled: count(({ status }) => status === 'canceled'),
        isWhole: true,
      },
    });
    await send('switchWorkflowOff', { id });
    expect(await runJobs(database)).toEqual([]);
  });

  test('ADM-05 a workflow takes only templates that are written for its kind of record', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from email_template where target_resource = 'invoice' limit 1`,
    );
    const template = `email_templates/${rows[0]?.id}`;
    const mail = { action: 'send_template', recipients: ['ROLE_CUSTOMER_ATTENDEE'], template };
    await expect(workflow(mail)).rejects.toThrow('This template is written for another kind of record.');
    const id = await workflow();
    await expect(send('updateWorkflow', { id, ...mail })).rejects.toThrow(
      'This template is written for another kind of record.',
    );
  });

  test('ADM-05 the preview of a cleared condition is that of its write', async () => {
    const condition = JSON.stringify({ field: 'maxAttendees', is: 'more', value: 0 });
    const id = await workflow({ condition });
    await switchOn(id);
    const { workflow: found } = await ask(
      `query ($id: ID!, $condition: String) { workflow(id: $id) { impactOfChange(condition: $condition) { made moved renewed isWhole } } }`,
      { id, condition: null },
    );
    const waiting = (await jobsOf(id)).filter(({ status }) => status === 'scheduled').length;
    expect(found).toMatchObject({ impactOfChange: { made: 0, moved: 0, renewed: waiting, isWhole: true } });
    await send('updateWorkflow', { id, condition: null });
    expect(await runJobs(database)).toEqual([]);
    expect(new Set((await jobsOf(id)).map(({ version }) => version))).toEqual(new Set([2]));
    const { workflow: changed } = await ask('query ($id: ID!) { workflow(id: $id) { condition } }', { id });
    expect(changed).toEqual({ condition: null });
  });
});
