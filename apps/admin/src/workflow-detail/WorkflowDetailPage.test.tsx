import { notices } from '@console/platform';
import { connection, everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { bookingTarget, noJobs, scheduledJob, workflow } from '../testing/adminData.ts';

const path = `/workflow/${idOf('', 1).slice(1)}`;

async function open(jobs: readonly object[] | (() => readonly object[]), more: object = {}, at = path) {
  const opened = await renderScreen({
    remote,
    routes,
    at,
    host: everyRoute,
    data: {
      workflow: workflow(),
      workflowScheduledJobs: () => connection([...(typeof jobs === 'function' ? jobs() : jobs)]),
      latestJob: () => null,
      ...more,
    },
  });
  const asked = () => opened.requests.filter(({ operation }) => operation === 'WorkflowDetailPageQuery');
  return { ...opened, asked };
}

const table = () => within(screen.getByRole('table', { name: 'Scheduled jobs' }));
/** The job that changes several scheduled jobs. */
const work = (name: string) => ({
  ...{ __typename: 'Job', id: idOf('jobs', 1), name, version: 1, status: 'pending', done: 0, total: null },
  ...{ result: { changed: 0, refused: 0 }, message: null, endedAt: null, endsEarly: true },
});

const dialog = () => within(screen.getByRole('dialog'));

test('ADM-05 a workflow shows its record, trigger, condition and action', async () => {
  await open([]);
  for (const words of [
    'Booking',
    '7 days before the class starts',
    'Status is Confirmed',
    'Add a note',
    'Send the room.',
    'On',
  ]) {
    screen.getByText(words);
  }
  screen.getByText('No records.');
});

test('ADM-06 the jobs show status, record, run time, start, end, trigger property, interval, condition check and run message', async () => {
  const skipped = scheduledJob(2, {
    ...{ status: 'skipped', statusChangeAllowed: false, conditionCheck: false, startedAt: '2026-12-02T09:00:00.000Z' },
    ...{ endedAt: '2026-12-02T09:01:00.000Z', runMessage: '“Status is Confirmed” was false: it is Draft.' },
  });
  const completed = scheduledJob(3, { status: 'completed', conditionCheck: true, timeTriggerInterval: '' });
  const { asked } = await open([scheduledJob(1), skipped, completed]);
  expect(asked()[0]?.variables).toMatchObject({ status: null, after: null });
  const headers = table().getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    ...['', 'Status', 'Record', 'Kind', 'Run time', 'Start', 'End'],
    ...['Trigger property', 'Interval', 'Condition check', 'Run message', 'Actions'],
  ]);
  const cells = table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(1, -1));
  const [first, second, third] = cells.map((of) => of.map(({ textContent }) => textContent));
  // A phone has no room for the run time, so it shows the time below the record.
  const of = (number: number) => [`TC-2085${number} Leadership Essentials${number} Dec 2026 09:00`, 'Class'];
  expect(first).toEqual([
    ...['Scheduled', ...of(1), '1 Dec 2026 09:00', '–', '–'],
    ...['The class starts', '7 days before', '–', '–'],
  ]);
  expect(second).toEqual([
    // With its tooltip.
    ...[
      'Skipped“Status is Confirmed” was false: it is Draft.',
      ...of(2),
      '2 Dec 2026 09:00',
      '2 Dec 2026 09:00',
      '2 Dec 2026 09:01',
    ],
    ...['The class starts', '7 days before', 'False', '“Status is Confirmed” was false: it is Draft.'],
  ]);
  expect(third?.slice(0, 3)).toEqual(['Completed', ...of(3)]);
  expect(third?.slice(-3)).toEqual(['None', 'True', '–']);
  expect(
    table()
      .getByRole('link', { name: /TC-20851/ })
      .getAttribute('href'),
  ).toContain('/training-class');
  // The tooltip of the state shows the run message, also to keyboard users.
  const described = table().getByText('Skipped').closest('[tabindex="0"]')?.getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toContain('was false: it is Draft.');
});

test('ADM-06 the jobs are asked for again every 3 seconds, and filtered by states', async () => {
  let status = 'scheduled';
  const { asked } = await open(
    () => [scheduledJob(1, { status })],
    {},
    `${path}?status=failed&status=scheduled&status=nonsense`,
  );
  expect(asked().at(-1)?.variables).toMatchObject({ status: ['scheduled', 'failed'] });
  const before = asked().length;
  status = 'completed';
  await waitFor(() => expect(asked().length).toBeGreaterThan(before), { timeout: 5_000 });
  await table().findByText('Completed');
});

test.each([
  ['Run now', 'queued', 'The job is queued.', 'ScheduledJobDialogRunMutation'],
  ['Disable', 'disabled', 'The job is disabled.', 'ScheduledJobDialogDisableMutation'],
  ['Enable', 'pending', 'The job is pending.', 'ScheduledJobDialogEnableMutation'],
] as const)('FRM-11 “%s” asks before it is done', async (label, to, notice, operation) => {
  let status = label === 'Enable' ? 'disabled' : 'scheduled';
  const moved = () => {
    status = to;
    return { workflowScheduledJob: scheduledJob(1, { status }) };
  };
  const { user, requests } = await open(() => [scheduledJob(1, { status })], {
    runWorkflowScheduledJob: moved,
    disableWorkflowScheduledJob: moved,
    enableWorkflowScheduledJob: moved,
  });
  await user.click(table().getByRole('button', { name: `${label} TC-20851` }));
  dialog().getByRole('heading', { name: `${label}: job of TC-20851?` });
  expect(requests.filter((request) => request.operation === operation)).toEqual([]);
  await user.click(dialog().getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter((request) => request.operation === operation)).toHaveLength(1);
  expect(notices.get().map(({ text }) => text)).toContain(notice);
});

test('ADM-06 a completed job can neither be run nor enabled nor disabled', async () => {
  await open([scheduledJob(1, { status: 'completed', runnable: false, statusChangeAllowed: false })]);
  expect(table().queryAllByRole('button', { name: /TC-20851/ })).toEqual([]);
});

test('ADM-05 switching a workflow on says first how many jobs it makes, and names them', async () => {
  const { user } = await open([], {
    workflow: workflow({ isActive: false }),
    switchWorkflowOn: { workflow: workflow() },
  });
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await dialog().findByText('2 jobs will be made and 1 job will be canceled.');
  expect(dialog().getByText('TC-20853').closest('li')?.textContent).toBe(
    'TC-20853 Leadership Essentials is scheduled for 1 Dec 2026 09:00',
  );
  dialog().getByText('The first 1, in UTC');
  await user.click(dialog().getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notices.get().map(({ text }) => text)).toContain('Joining instructions is on.');
});

test('ADM-05 a workflow is edited, and says before it is saved which jobs change', async () => {
  const saved = workflow({ timeTriggerInterval: 'P3D', trigger: '3 days before the class starts', revision: 3 });
  const { user, requests } = await open([], {
    workflowTargets: [bookingTarget],
    emailTemplates: connection([]),
    updateWorkflow: { workflow: saved },
  });
  await user.click(screen.getByRole('button', { name: 'Edit workflow' }));
  const interval = await dialog().findByRole('textbox', { name: /^Interval/ });
  await user.clear(interval);
  await user.type(interval, 'P3D');
  // Saving waits for what it does.
  await dialog().findByText('1 job will be moved.');
  await user.click(dialog().getByRole('button', { name: 'Save workflow' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ operation }) => operation === 'EditWorkflowDialogMutation');
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { input: { id: saved.id, timeTriggerInterval: 'P3D', action: 'add_note', body: '<p>Send the room.</p>' } },
  ]);
});

test.each([
  ['Run now', 'Run now 2 jobs?', 'Queuing jobs', 'runWorkflowScheduledJobs'],
  ['Disable', 'Disable 2 jobs?', 'Disabling jobs', 'disableWorkflowScheduledJobs'],
  ['Enable', 'Enable 2 jobs?', 'Enabling jobs', 'enableWorkflowScheduledJobs'],
] as const)('FRM-11 ADM-06 “%s” for several jobs asks before it is done', async (label, question, doing, name) => {
  const started = vi.fn(() => ({ job: work(name) }));
  const { user } = await open([scheduledJob(1), scheduledJob(2)], {
    ...{ latestJob: () => null, job: () => work(name), [name]: started },
  });
  await user.click(table().getByRole('checkbox', { name: 'Select all rows on this page' }));
  await screen.findByText('2 selected');
  await user.click(
    await within(screen.getByRole('region', { name: 'Selection' })).findByRole('button', { name: label }),
  );
  dialog().getByRole('heading', { name: question });
  expect(started).not.toHaveBeenCalled();
  await user.click(dialog().getByRole('button', { name: label }));
  await screen.findByRole('progressbar', { name: doing });
  const ids = [scheduledJob(1).id, scheduledJob(2).id];
  expect(started).toHaveBeenCalledWith({ input: { ids } }, undefined, expect.anything());
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('ADM-06 each job that could not be changed is listed with its reason', async () => {
  const name = 'disableWorkflowScheduledJobs';
  const ended = { ...work(name), status: 'completed', done: 2, total: 2, endedAt: new Date().toISOString() };
  const refusal = 'This job is disabled already.';
  const { user } = await open([scheduledJob(1)], {
    latestJob: () => ({ ...ended, result: { changed: 1, refused: 1 } }),
    job: () => ({
      ...ended,
      refusals: { ...connection([{ record: scheduledJob(2).id, name: 'TC-20852', refusal }]), totalCount: 1 },
    }),
  });
  await screen.findByText(/1 job disabled\. 1 was not disabled\./);
  await user.click(screen.getByRole('button', { name: 'Show why' }));
  await dialog().findByText(refusal);
  dialog().getByText('TC-20852');
});

test('ADM-05 a change of one clause keeps the groups and the several values of the others', async () => {
  const among = {
    any: [
      { field: 'status', is: 'oneOf', value: ['draft', 'confirmed'] },
      { field: 'gross', is: 'more', value: 5_000 },
    ],
  };
  const condition = JSON.stringify({ all: [among, { field: 'gross', is: 'less', value: 100_000 }] });
  const { user, requests } = await open([], {
    ...{ workflow: workflow({ condition }), workflowTargets: [bookingTarget], emailTemplates: connection([]) },
    updateWorkflow: { workflow: workflow() },
  });
  await user.click(screen.getByRole('button', { name: 'Edit workflow' }));
  const gross = await dialog().findByRole('textbox', { name: 'Value of clause 2' });
  await user.clear(gross);
  await user.type(gross, '2000');
  await user.click(dialog().getByRole('checkbox', { name: 'Canceled' }));
  dialog().getByText(
    'It runs when: (status is one of Draft or Confirmed or Canceled or gross is more than £50.00) and gross is less than £2,000.00.',
  );
  await dialog().findByText('1 job will be moved.');
  await user.click(dialog().getByRole('button', { name: 'Save workflow' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = requests.filter(({ operation }) => operation === 'EditWorkflowDialogMutation');
  const input = sent?.variables.input as { condition: string };
  const [group] = [{ any: [{ ...among.any[0], value: ['draft', 'confirmed', 'canceled'] }, among.any[1]] }];
  expect(JSON.parse(input.condition)).toEqual({ all: [group, { field: 'gross', is: 'less', value: 200_000 }] });
});

test('ADM-05 the jobs that change are shown for a cleared condition, and say when not all records were counted', async () => {
  const condition = JSON.stringify({ all: [{ field: 'status', is: 'is', value: 'draft' }] });
  const impactOfChange = { ...noJobs, made: 40_000, isWhole: false, counted: 200_000 };
  const { user, requests } = await open([], {
    workflow: workflow({ condition, impactOfChange }),
    ...{ workflowTargets: [bookingTarget], emailTemplates: connection([]) },
    updateWorkflow: { workflow: workflow() },
  });
  await user.click(screen.getByRole('button', { name: 'Edit workflow' }));
  await user.click(await dialog().findByRole('button', { name: 'Remove clause 1' }));
  dialog().getByText('Without a condition it always runs.');
  await dialog().findByText('40,000 jobs will be made.');
  dialog().getByText('Only the newest 200,000 records are counted here. The change concerns the others too.');
  await user.click(dialog().getByRole('button', { name: 'Save workflow' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = requests.filter(({ operation }) => operation === 'EditWorkflowDialogMutation');
  expect(sent?.variables).toMatchObject({ input: { condition: null } });
});

test('ADM-05 a preview tells late, blocked and renewed jobs apart, and one that fails offers another try', async () => {
  const first = [
    { change: 'skipped', reference: 'BK-1', title: 'Acme', runAt: '2026-11-17T09:00:00.000Z' },
    { change: 'blocked', reference: 'BK-2', title: 'Acme', runAt: '2026-12-01T09:00:00.000Z' },
    { change: 'renewed', reference: 'BK-3', title: 'Acme', runAt: '2026-12-02T09:00:00.000Z' },
    { change: 'moved', reference: 'BK-4', title: 'Acme', runAt: '2026-11-17T10:00:00.000Z', runsAtOnce: true },
    { change: 'made', reference: 'BK-5', title: 'Acme', runAt: '2026-11-17T11:00:00.000Z', runsAtOnce: true },
  ].map((job) => ({ runsAtOnce: false, ...job }));
  let works = false;
  const { user } = await open([], {
    workflow: () =>
      workflow({
        impactOfChange: () => {
          if (!works) throw new Error('The server is away.');
          return { ...noJobs, made: 1, moved: 1, skipped: 1, blocked: 1, renewed: 1, runningAtOnce: 2, first };
        },
      }),
    ...{ workflowTargets: [bookingTarget], emailTemplates: connection([]) },
  });
  await user.click(screen.getByRole('button', { name: 'Edit workflow' }));
  await dialog().findByText('What this does to its jobs could not be loaded.');
  works = true;
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await dialog().findByText(
    '1 job will be made, 1 job will be moved, 1 job will keep the time and run by the new version, 1 job will be skipped as too late and 1 job will wait until the moment is known. 2 of them run at once.',
  );
  const lines = within(dialog().getByRole('group', { name: 'What this touches' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'BK-1 Acme is skipped, it was to run at 17 Nov 2026 09:00',
    'BK-2 Acme waits, it was to run at 1 Dec 2026 09:00',
    'BK-3 Acme stays at 2 Dec 2026 09:00',
    'BK-4 Acme runs at once, its time was 17 Nov 2026 10:00',
    'BK-5 Acme runs at once, its time was 17 Nov 2026 11:00',
  ]);
});

test('ADM-05 a condition that somebody else saves meanwhile appears in the editor', async () => {
  const conditionOf = (value: string) => JSON.stringify({ all: [{ field: 'status', is: 'is', value }] });
  let condition = conditionOf('draft');
  const { user } = await open([], {
    workflow: () => workflow({ condition }),
    ...{ workflowTargets: [bookingTarget], emailTemplates: connection([]) },
  });
  await user.click(screen.getByRole('button', { name: 'Edit workflow' }));
  await dialog().findByText('It runs when: Status is Draft.');
  condition = conditionOf('canceled');
  await dialog().findByText('It runs when: Status is Canceled.', {}, { timeout: 5_000 });
  expect(dialog().getByRole<HTMLSelectElement>('combobox', { name: 'Value of clause 1' }).value).toBe('canceled');
});

test('ADM-05 a move is named as people call it', async () => {
  await open([], { workflow: workflow({ action: 'move_status', moveLabel: 'Put on hold' }) });
  screen.getByText('Put on hold');
});
