import { changeRequestLinks } from '@console/bookings-contracts';
import { notices } from '@console/platform';
import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { changeRequest, december, oliver, seats } from '../testing/changeRequestData.ts';

const texts = () => notices.get().map(({ text }) => text);

async function open(found: object | null, answers: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: changeRequestLinks.detail(idOf('change_requests', 1001)),
    host: everyRoute,
    data: { changeRequest: () => found, ...answers },
  });
  const sent = (operation: RegExp) =>
    opened.requests.filter((request) => operation.test(request.operation)).map(({ variables }) => variables);
  return { ...opened, sent };
}

const approved = { approval: 'approved' };

test('BKG-12 today’s value stands beside the asked one, with all that the change touches', async () => {
  await open(changeRequest(1001));
  screen.getByRole('heading', { level: 1, name: /Move Leadership Essentials to TC-20901/ });
  expect(fact('Approval').textContent).toBe('Pending');
  expect(fact('Fulfilment').textContent).toBe('None');
  expect(fact('Booking').textContent).toContain('BK-10482');
  const [, classRow, dates, free] = within(screen.getByRole('table', { name: 'The change' }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
  expect(classRow?.[0]).toBe('Class');
  expect(classRow?.[1]).toContain('TC-20871');
  expect(classRow?.[2]).toContain('TC-20901');
  expect(dates).toEqual(['Dates', '24 – 25 Nov 2026', '8 – 9 Dec 2026']);
  expect(free).toEqual(['Free seats', '6', '5']);
  const touches = within(screen.getByRole('group', { name: 'What this touches' }));
  expect(touches.getByRole('link', { name: /INV-40001/ }).getAttribute('href')).toContain('/invoice/');
  touches.getByText('is issued and stays: the amount is the same');
});

test('BKG-12 an implemented request shows what was before and what was made', async () => {
  const former = { formerTrainingClass: seats.class, formerMaxAttendees: 4 };
  const done = { ...approved, status: 'implemented', fulfilment: 'full', impact: [] };
  // The item is on the new class by now.
  const bookingItem = { ...seats, class: december };
  await open(changeRequest(1001, { ...done, ...former, bookingItem, reason: 'Two people are on holiday.' }));
  const table = within(screen.getByRole('table', { name: 'The change' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['What', 'Before', 'Made']);
  const [, row] = table.getAllByRole('row');
  const [, before, made] = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(before).toContain('TC-20871');
  expect(made).toContain('TC-20901');
  expect(fact('Reason').textContent).toBe('Two people are on holiday.');
});

test('BKG-12 a request that an older release implemented shows what was made, and no value of today beside it', async () => {
  await open(changeRequest(1001, { ...approved, status: 'implemented', fulfilment: 'full', impact: [] }));
  const table = within(screen.getByRole('table', { name: 'The change' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['What', 'Made']);
  expect(table.queryByText(/TC-20871/)).toBeNull();
  expect(table.queryByText('Free seats')).toBeNull();
  table.getByRole('link', { name: /TC-20901/ });
});

test('BKG-12 a delegate’s transfer names the delegate', async () => {
  await open(changeRequest(1001, { kind: 'transfer', delegate: oliver }));
  expect(screen.getAllByRole('link', { name: 'Oliver Bamford' })).toHaveLength(2);
});

test('BKG-12 Implement waits for the approval and says so', async () => {
  let now = changeRequest(1001);
  const { user, sent } = await open(null, {
    changeRequest: () => now,
    approveChangeRequest: () => {
      now = changeRequest(1001, { ...approved, version: 2 });
      return { changeRequest: now };
    },
  });
  const implement = screen.getByRole('button', { name: 'Implement' });
  expect(implement.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('This change request is not approved. Approve it before it is implemented.');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(texts()).toEqual(['CR-1001 is approved.']));
  expect(sent(/useApprove/)).toEqual([{ input: { id: idOf('change_requests', 1001), version: 1 } }]);
  expect((await screen.findByRole('button', { name: 'Implement' })).getAttribute('aria-disabled')).not.toBe('true');
});

const soldOut = {
  ...{ entity: 'refusal', target: null, reference: 'TC-20901', title: 'Leadership Essentials' },
  consequence: 'Only 3 seats are left on this class.',
};

test('a change that cannot be made now says why at once, and before it is approved or implemented', async () => {
  let now: object = changeRequest(1001, { impact: [soldOut] });
  const { user, sent } = await open(null, {
    changeRequest: () => now,
    approveChangeRequest: () => {
      now = changeRequest(1001, { ...approved, impact: [soldOut], version: 2 });
      return { changeRequest: now };
    },
  });
  screen.getByText('This change cannot be made now.');
  screen.getByText('Only 3 seats are left on this class.');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const asked = within(screen.getByRole('dialog', { name: 'Approve CR-1001?' }));
  asked.getByText('Only 3 seats are left on this class.');
  await user.click(asked.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(/useApprove/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Implement' }));
  within(screen.getByRole('dialog', { name: 'Implement CR-1001?' })).getByText('Only 3 seats are left on this class.');
});

test('an approval that fails says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open(changeRequest(1001), {
    approveChangeRequest: () => {
      throw Object.assign(new Error('This change request has been changed since you opened it.'), {
        extensions: { status: 409 },
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(texts()).toEqual(['CR-1001 was not approved.']));
  expect(notices.get()[0]?.details).toEqual(['This change request has been changed since you opened it.']);
});

test('an approval that was asked about first says too why it fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open(changeRequest(1001, { impact: [soldOut] }), {
    approveChangeRequest: () => {
      throw Object.assign(new Error('This change request has been changed since you opened it.'), {
        extensions: { status: 409 },
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(texts()).toEqual(['CR-1001 was not approved.']));
});

test('BKG-12 FRM-10 implementing asks first, and says "Change Request has been implemented"', async () => {
  const done = changeRequest(1001, { ...approved, status: 'implemented', fulfilment: 'full', impact: [], version: 2 });
  const { user, sent } = await open(changeRequest(1001, approved), { implementChangeRequest: { changeRequest: done } });
  await user.click(screen.getByRole('button', { name: 'Implement' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Implement CR-1001?' }));
  dialog.getByText('gives back 4 seats of TC-20871 and gets 4 seats of TC-20901');
  await user.click(dialog.getByRole('button', { name: 'Implement' }));
  await waitFor(() => expect(texts()).toEqual(['Change Request has been implemented']));
  expect(sent(/requestMoveDialogsImplement/)).toHaveLength(1);
});

test('BKG-12 a change that a rule refuses shows why, without a success', async () => {
  const errored = changeRequest(1001, {
    ...approved,
    status: 'errored',
    error: 'There are no seats left on this class.',
    version: 2,
  });
  let now: object = changeRequest(1001, approved);
  const { user } = await open(null, {
    changeRequest: () => now,
    implementChangeRequest: () => {
      now = errored;
      return { changeRequest: errored };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Implement' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Implement' }));
  await screen.findByText('There are no seats left on this class.');
  screen.getByText('This change could not be made, so nothing has changed');
  expect(texts()).toEqual([]);
});

test('BKG-12 FRM-10 canceling asks first, and says "Change Request has been canceled"', async () => {
  const canceled = changeRequest(1001, { status: 'canceled', impact: [], version: 2 });
  const { user } = await open(changeRequest(1001), { cancelChangeRequest: { changeRequest: canceled } });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel change request' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel change request' }));
  await waitFor(() => expect(texts()).toEqual(['Change Request has been canceled']));
});

test('rejecting needs a reason, which the request shows', async () => {
  const rejectionReason = 'The trainer is booked.';
  const rejected = changeRequest(1001, {
    status: 'rejected',
    approval: 'rejected',
    rejectionReason,
    impact: [],
    version: 2,
  });
  let now: object = changeRequest(1001);
  const { user, sent } = await open(null, {
    changeRequest: () => now,
    rejectChangeRequest: () => {
      now = rejected;
      return { changeRequest: rejected };
    },
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  dialog.getByText('Reason is required');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The trainer is booked.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent(/requestMoveDialogsReject/)).toHaveLength(1));
  expect(sent(/requestMoveDialogsReject/)[0]).toMatchObject({ input: { reason: rejectionReason } });
  expect((await screen.findByRole('alert')).textContent).toBe(`Reason for the rejection: ${rejectionReason}`);
});

test('an implemented request shows the invoices and the order that it has touched, and no action', async () => {
  const touched = [
    {
      entity: 'invoice',
      target: idOf('invoices', 1),
      reference: 'INV-40001',
      title: 'Calder',
      consequence: 'belongs to this change',
    },
  ];
  await open(changeRequest(1001, { ...approved, status: 'implemented', fulfilment: 'full', impact: [], touched }));
  screen.getByRole('heading', { name: 'What it has touched' });
  screen.getByRole('link', { name: /INV-40001/ });
  expect(screen.queryByRole('button', { name: 'Implement' })).toBeNull();
  expect(fact('Fulfilment').textContent).toBe('Full');
});

test('NAV-18 an id without a change request shows the not-found page', async () => {
  await open(null, { changeRequests: connection([]) });
  screen.getByText('This change request was not found.');
});
