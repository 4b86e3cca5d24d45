import { connection, idOf, lastRows, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { workflow } from '../testing/adminData.ts';

const reminder = workflow({
  ...{ id: idOf('workflows', 2), name: 'Invoice reminder', targetResource: 'invoice', action: 'send_template' },
  ...{ isActive: false, trigger: '3 days after the invoice is due' },
});

/** Opens the list with two of five workflows. */
function open(at = '/workflow') {
  const workflows = (args: object) =>
    Object.keys(args).length === 0 ? { totalCount: 5 } : { ...connection([workflow(), reminder]), totalCount: 2 };
  return renderScreen({ remote, routes, at, data: { workflows } });
}

const table = () => within(screen.getByRole('table', { name: 'Workflows' }));

test('ADM-05 the list of workflows shows name, record, trigger, action and status, and each links to its screen', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    order: [{ name: 'ASC' }],
    name: null,
    targetResource: null,
    isActive: null,
  });
  const [, first, second] = table().getAllByRole('row');
  if (!first || !second) throw new Error('The table has no rows.');
  for (const words of ['Booking', '7 days before the class starts', 'Add a note', 'On']) within(first).getByText(words);
  for (const words of ['Invoice', '3 days after the invoice is due', 'Off']) within(second).getByText(words);
  expect(within(first).getByRole('link', { name: 'Joining instructions' }).getAttribute('href')).toBe(
    `/workflow/${idOf('', 1).slice(1)}`,
  );
  expect(screen.getByRole('link', { name: 'New workflow' }).getAttribute('href')).toBe('/workflow/create');
});

test('ADM-05 workflows are filtered by name, record and status, and the URL holds the filters', async () => {
  const opened = await open('/workflow?record=invoice&on=0');
  expect(lastRows(opened)).toMatchObject({ targetResource: ['invoice'], isActive: false });
  await opened.user.type(screen.getByRole('searchbox'), 'reminder');
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ name: 'reminder', isActive: false }));
  expect(opened.address()).toContain('q=reminder');
  await opened.user.click(await screen.findByRole('button', { name: 'Remove Record: Invoice' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ targetResource: null }));
});

test('NAV-08 the list shows 10, 20, 50 or 100 workflows, and no more', async () => {
  for (const [size, first] of [
    [20, 20],
    [50, 50],
    [100, 100],
    [250, 10],
  ]) {
    expect(lastRows(await open(`/workflow?size=${size}`))).toMatchObject({ first });
    cleanup();
  }
});
