import { notices } from '@console/platform';
import { connection, everyRoute, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { bookingTarget, scheduledJob, workflow } from '../testing/adminData.ts';

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
      ...more,
    },
  });
  const asked = () => opened.requests.filter(({ operation }) => operation === 'WorkflowDetailPageQuery');
  return { ...opened, asked };
}

const table = () => within(screen.getByRole('table', { name: 'Scheduled jobs' }));
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

test('ADM-06 the jobs show status, record, run time, start, end, trigger, condition check and run message', async () => {
  const skipped = scheduledJob(2, {
    ...{ status: 'skipped', statusChangeAllowed: false, conditionCheck: false, startedAt: '2026-12-02T09:00:00.000Z' },
    ...{ endedAt: '2026-12-02T09:00:01.000Z', runMessage: '“Status is Confirmed” was false: it is Draft.' },
  });
  await open([scheduledJob(1), skipped]);
  const [, first, second] = table().getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  expect(
    within(first)
      .getByRole('link', { name: /TC-20851/ })
      .getAttribute('href'),
  ).toContain('/training-class');
  within(first).getByText('Scheduled');
  // The tooltip of the state shows the run message, also to keyboard users.
  const described = within(second).getByText('Skipped').closest('[tabindex="0"]')?.getAttribute('aria-describedby');
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
  dialog().getByText('TC-20853 Leadership Essentials is scheduled for 1 Dec 2026 09:00 UTC');
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
  await user.click(dialog().getByRole('button', { name: 'Show the jobs that change' }));
  await dialog().findByText('1 job will be moved.');
  await user.click(dialog().getByRole('button', { name: 'Save workflow' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ operation }) => operation === 'EditWorkflowDialogMutation');
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { input: { id: saved.id, timeTriggerInterval: 'P3D', action: 'add_note', body: '<p>Send the room.</p>' } },
  ]);
});
