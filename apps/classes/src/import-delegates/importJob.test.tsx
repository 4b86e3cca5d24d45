import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { classWith, dialog, openClass, seat } from '../testing/openClass.ts';
import { button, maya, oliver, plan, text, typeList } from '../testing/typeList.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const running = {
  id: idOf('jobs', 'one'),
  name: 'importDelegates',
  version: 1,
  status: 'running',
  done: 0,
  total: null,
  result: null,
  message: null,
  endedAt: null,
  endsEarly: false,
};

/** Imports the list with a job that is under way, and leaves the screen. */
async function importAndLeave() {
  const opened = await typeList({
    delegateImport: plan(null, [maya]),
    importDelegates: () => ({ job: running }),
    job: () => running,
  });
  await opened.user.click(dialog().getByRole('button', { name: 'Preview' }));
  await opened.user.click(await button('Import 1 delegate'));
  await screen.findByRole('progressbar', { name: 'Importing delegates' });
  expect((await button('Import delegates')).getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Delegates are being imported.');
  opened.unmount();
}

/** Opens the class again, when its job has ended like this. Tried again, the job is completed. */
function comeBack(ended: object) {
  let job: object = { ...running, endedAt: new Date().toISOString(), ...ended };
  const retryJob = () => {
    job = { ...running, status: 'completed', version: 3, result: { added: 1 } };
    return { job };
  };
  return openClass(() => classWith([seat(3, oliver), seat(4), seat(5)]), {
    job: () => job,
    latestJob: () => null,
    retryJob,
  });
}

async function listInDialog(user: Awaited<ReturnType<typeof openClass>>['user']) {
  await user.click(await button('Import delegates'));
  return dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /^Delegates/ }).value;
}

test('a list that was imported while the person was elsewhere does not come back, and the end is said', async () => {
  await importAndLeave();
  const { user } = await comeBack({ status: 'completed', result: { added: 1 } });
  await screen.findByText('1 delegate imported.');
  expect(await listInDialog(user)).toBe('');
});

test('the list of an import that failed comes back once, until it is imported after all', async () => {
  await importAndLeave();
  const failed = { status: 'failed', version: 2, message: 'The database is away.' };
  const first = await comeBack(failed);
  await screen.findByText('The delegates were not imported. Your list is kept.');
  expect(await listInDialog(first.user)).toBe(text);
  await first.user.click(dialog().getByRole('button', { name: 'Cancel' }));
  first.unmount();

  const { user } = await comeBack(failed);
  await screen.findByText('The delegates were not imported.');
  expect(await listInDialog(user)).toBe('');
});

test('after a failed import was tried again, its list does not come back', async () => {
  await importAndLeave();
  const { user } = await comeBack({ status: 'failed', version: 2, message: 'The database is away.' });
  await screen.findByText('The delegates were not imported. Your list is kept.');
  await user.click(await button('Try again'));
  await screen.findByText(/delegates? imported\.$/);
  expect(await listInDialog(user)).toBe('');
});

test('a tab that does not have the list of a failed import does not say that it is kept', async () => {
  const failed = { ...running, status: 'failed', message: 'The database is away.', endedAt: new Date().toISOString() };
  await openClass(() => classWith([seat(3, oliver), seat(4)]), { latestJob: () => failed });
  await screen.findByText('The delegates were not imported.');
});
