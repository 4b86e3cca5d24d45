import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { choose, classToMove, giveReason, id, input, reason } from '../testing/classToMove.ts';
import { dialog, openClass } from '../testing/openClass.ts';

beforeEach(() => {
  // The test runs on the Wednesday of the week before the class.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Opens a class that a colleague changes while the dialog is open. The first cancellation is refused. */
async function openChanging(later: object) {
  let now = classToMove('confirmed');
  let refused = false;
  const opened = await openClass(() => now, {
    cancelTrainingClass: () => {
      if (refused) return { trainingClass: { ...classToMove('canceled'), version: 3 } };
      refused = true;
      now = { ...now, version: 2, ...later };
      const extensions = { status: 409, version: { given: 1, current: 2 } };
      throw Object.assign(new Error('This class has been changed since you opened it.'), { extensions });
    },
  });
  await choose(opened.user, 'Cancel class');
  await dialog().findByText(/^This touches/);
  await giveReason(opened.user);
  await opened.user.click(dialog().getByRole('button', { name: 'Cancel class' }));
  return opened;
}

test('when a colleague canceled the class first, the dialog says so and can only be closed', async () => {
  await openChanging({ status: 'canceled' });
  await dialog().findByText('This class is canceled already.');
  dialog().getByRole('heading', { name: 'TC-20853 has been changed' });
  expect(dialog().getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  expect(dialog().queryByRole('textbox')).toBeNull();
  // React says it once in a process, so the first test asks.
  const warnings = vi
    .mocked(console.error)
    .mock.calls.filter(([text]) => /^Cannot update a component/.test(String(text)));
  expect(warnings).toEqual([]);
});

test("after a colleague's other change the reason stays, the impact is fetched again, and the move can be confirmed", async () => {
  const { user, sent } = await openChanging({ title: 'Another title' });
  await dialog().findByText(/^This class has been changed since you opened it\./);
  await waitFor(() => expect(sent('classImpactQuery').length).toBeGreaterThan(1));
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe(reason);
  await waitFor(() => {
    expect(dialog().getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).not.toBe('true');
  });
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('classMoveDialogsCancelMutation').at(-1)).toEqual({ input: { id, version: 2, reason } });
});

test("the confirmation is for the version that the dialog showed, not for a colleague's later change", async () => {
  let now = classToMove('confirmed');
  const { user, sent, go, address } = await openClass(() => now, {
    cancelTrainingClass: () => {
      const extensions = { status: 409, version: { given: 1, current: 2 } };
      throw Object.assign(new Error('This class has been changed since you opened it.'), { extensions });
    },
  });
  await choose(user, 'Cancel class');
  await dialog().findByText(/^This touches/);
  now = classToMove('postponed', { version: 2 });
  await go(address());
  await waitFor(() => expect(screen.getAllByText('Postponed')).not.toEqual([]));
  await giveReason(user);
  await user.click(dialog().getByRole('button', { name: 'Cancel class' }));
  await dialog().findByText(/^This class has been changed since you opened it\./);
  expect(sent('classMoveDialogsCancelMutation')).toEqual([{ input: { ...input, reason } }]);
});
