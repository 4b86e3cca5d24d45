import { notices } from '@console/platform';
import { lastRequest, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf } from '../testing/classData.ts';
import { course, courseVersion, subject } from '../testing/courseData.ts';

/** Opens the list. Without filters the API counts 22 courses. */
function open(at = '/course', answers: object = {}) {
  const courses = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 22 };
    return connection([course()]);
  };
  const data = {
    courses,
    subject: () => subject('Leadership'),
    subjects: connection([subject('Leadership')]),
    ...answers,
  };
  return renderScreen({ remote, routes, at, data });
}

test('CLS-13 the course list shows title, reference, subject, status and the duration of the published version', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({ first: 10, order: [{ title: 'ASC' }], title: null, status: null });
  const [, row] = within(screen.getByRole('table', { name: 'Courses' })).getAllByRole('row');
  if (!row) throw new Error('The table has no row.');
  for (const words of ['LEAD-101', 'Leadership', 'Unpublished changes', '2 days']) within(row).getByText(words);
  expect(within(row).getByRole('link', { name: 'Leadership Essentials' }).getAttribute('href')).toBe(
    `/course/${idOf('courses', 'LEAD-101').split('/')[1]}`,
  );
});

test('CLS-13 the sizes of a page of courses are 10, 20, 50 and 100', async () => {
  await open();
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100']);
});

test('CLS-13 text, subject and statuses in the URL filter the courses', async () => {
  const { id } = subject('Leadership');
  const opened = await open(`/course?q=lead&subject=${id.split('/')[1]}&status=draft&status=unpublished_changes`);
  expect(lastRows(opened)).toMatchObject({
    title: 'lead',
    subject: id,
    status: ['draft', 'unpublished_changes'],
  });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  for (const words of ['Leadership', 'Draft, Unpublished changes']) chips.getByText(words);
});

test('an empty list says "No records.", and a failure is shown', async () => {
  const { unmount } = await open('/course', { courses: () => connection([]) });
  screen.getByText('No records.');
  unmount();
  await open('/course', {
    courses: () => {
      throw new Error('The database is away.');
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

async function openDialog(answers: object = {}) {
  const opened = await open('/course', answers);
  await opened.user.click(screen.getByRole('button', { name: 'New course' }));
  return { ...opened, dialog: within(screen.getByRole('dialog', { name: 'Create Course' })) };
}

test('CLS-13 Create Course needs a title of at most 255 characters, a subject and a duration, which is 1 at first', async () => {
  const { user, dialog, requests } = await openDialog();
  const duration = dialog.getByRole('textbox', { name: /^Duration in days/ });
  expect(duration).toHaveProperty('value', '1');
  await user.clear(duration);
  await user.click(dialog.getByRole('button', { name: 'Create course' }));
  await dialog.findByText('Title field is required');
  dialog.getByText('Subject field is required');
  dialog.getByText('Duration in days field is required');
  await user.click(dialog.getByRole('textbox', { name: /^Title/ }));
  await user.paste('x'.repeat(256));
  await user.click(duration);
  await user.paste('x'.repeat(256));
  await user.click(dialog.getByRole('button', { name: 'Create course' }));
  await dialog.findByText('Title field must have at most 255 characters');
  await dialog.findByText('Duration in days field must have at most 255 characters');
  for (const digits of ['9'.repeat(10), '9'.repeat(300), '9'.repeat(400)]) {
    await user.clear(duration);
    await user.click(duration);
    await user.paste(digits);
    await user.click(dialog.getByRole('button', { name: 'Create course' }));
    const characters = 'Duration in days field must have at most 255 characters';
    await dialog.findByText(digits.length > 255 ? characters : 'Duration in days must be at most 255');
  }
  expect(requests.some(({ operation }) => operation === 'CreateCourseDialogMutation')).toBe(false);
});

test('CLS-13 a course is created with an outline of one lesson with three topics, and opens', async () => {
  const created = courseVersion(1, { course: course() });
  const opened = await openDialog({
    createCourseVersion: { courseVersion: created },
    course: () => course(),
    trainingClasses: connection([]),
    trainers: connection([]),
  });
  const { user, dialog } = opened;
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Coaching');
  await user.click(dialog.getByRole('combobox', { name: /^Subject/ }));
  await user.click(await screen.findByRole('option', { name: 'Leadership' }));
  await user.click(dialog.getByRole('button', { name: 'Create course' }));
  await waitFor(() => expect(opened.address()).toBe(`/course/${course().id.split('/')[1]}`));
  expect(lastRequest(opened, 'CreateCourseDialogMutation')).toEqual({
    input: {
      title: 'Coaching',
      subject: subject('Leadership').id,
      durationDays: 1,
      reference: null,
      outline: [{ title: 'Lesson 1', topics: [{ title: 'Topic 1' }, { title: 'Topic 2' }, { title: 'Topic 3' }] }],
    },
  });
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'Course successfully saved' }]);
});
