import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { bookingTarget, emailTemplate, scheduledJob, workflow } from '../testing/adminData.ts';

const orderTarget = {
  resource: 'purchase_order',
  moments: [{ value: 'raisedAt', label: 'the order is raised' }],
  fields: [{ name: 'supplier', label: 'Supplier', kind: 'text', values: [] }],
  actions: ['send_template', 'move_status'],
  moves: [{ value: 'propose', label: 'Propose' }],
};

async function open() {
  const opened = await renderScreen({
    remote,
    routes,
    at: '/workflow/create',
    data: {
      workflowTargets: [bookingTarget, orderTarget],
      emailTemplates: connection([emailTemplate(1), emailTemplate(2, { name: 'Chaser', target: 'purchase_order' })]),
      createWorkflow: () => ({ workflow: workflow() }),
      workflow: workflow(),
      workflowScheduledJobs: connection([scheduledJob(1)]),
    },
  });
  const sent = () =>
    opened.requests
      .filter(({ operation }) => operation === 'CreateWorkflowFormMutation')
      .map(({ variables }) => variables);
  const choose = (name: RegExp | string, value: string) =>
    opened.user.selectOptions(screen.getByRole('combobox', { name }), value);
  return { ...opened, sent, choose };
}

test('ADM-05 a workflow needs a name, a moment, an ISO 8601 interval and what its action needs', async () => {
  const { user, sent } = await open();
  await user.type(screen.getByRole('textbox', { name: /^Interval/ }), '3 days');
  await user.click(screen.getByRole('button', { name: 'Create workflow' }));
  for (const message of [
    'Name field is required',
    'Invalid ISO 8601 duration format.',
    'Moment field is required',
    'Text field is required',
  ]) {
    await screen.findByText(message);
  }
  expect(sent()).toEqual([]);
});

test('ADM-05 a workflow with a condition is created, and its screen opens', async () => {
  const { user, sent, choose, address } = await open();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Large drafts');
  await user.type(screen.getByRole('textbox', { name: /^Interval/ }), 'P3D');
  await choose(/^Before or after/, 'after');
  await choose(/^Moment/, 'bookedAt');
  await user.click(screen.getByRole('button', { name: 'Add a clause' }));
  await choose('Value of clause 1', 'draft');
  await user.click(screen.getByRole('button', { name: 'Add a clause' }));
  await choose('Field of clause 2', 'gross');
  await choose('Comparison of clause 2', 'more');
  await user.type(screen.getByRole('textbox', { name: 'Value of clause 2' }), '1000');
  await screen.findByText('It runs when: Status is Draft and gross is more than £1,000.00.');
  await choose(/^Action/, 'move_status');
  await choose(/^Move/, 'confirm');
  await user.click(screen.getByRole('button', { name: 'Create workflow' }));
  await waitFor(() => expect(address()).toBe(`/workflow/${idOf('', 1).slice(1)}`));
  const condition = {
    all: [
      { field: 'status', is: 'is', value: 'draft' },
      { field: 'gross', is: 'more', value: 100_000 },
    ],
  };
  expect(sent()).toMatchObject([
    {
      input: {
        ...{
          name: 'Large drafts',
          targetResource: 'booking',
          timeTriggerProperty: 'bookedAt',
          timeTriggerInterval: 'P3D',
        },
        ...{ timeTriggerDirection: 'after', whenPassed: 'run', action: 'move_status', move: 'confirm' },
        condition: JSON.stringify(condition),
      },
    },
  ]);
});

test('ADM-05 the trigger is read out, and another kind of record clears what does not belong to it', async () => {
  const { user, choose } = await open();
  const explanation = /^PT36H is 36 hours, .* All times are in UTC\.$/;
  screen.getByText(explanation);
  await user.type(screen.getByRole('textbox', { name: /^Interval/ }), 'P1M2DT3H');
  await choose(/^Moment/, 'bookedAt');
  screen.getByText('It runs 1 month, 2 days and 3 hours before the booking is made. All times are in UTC.');
  await user.click(screen.getByRole('button', { name: 'Add a clause' }));
  await choose(/^Record/, 'purchase_order');
  screen.getByText('Without a condition it always runs.');
  screen.getByText(explanation);
  const chosen = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
  expect([chosen(/^Moment/), chosen(/^Action/)]).toEqual(['', 'send_template']);
  const offered = (name: RegExp) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ label }) => label);
  // No notes and tickets, and only templates that are written for orders.
  expect(offered(/^Action/)).toEqual(['Send an email template', 'Move the status']);
  expect(offered(/^Template/)).toEqual(['Choose a template', 'Chaser']);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Template/ }), 'Chaser');
  await choose(/^Record/, 'booking');
  expect(chosen(/^Template/)).toBe('');
  await choose(/^Record/, 'purchase_order');
  expect(chosen(/^Template/)).toBe('');
});
