import { lastRequest, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection } from '../testing/classData.ts';
import { subject } from '../testing/courseData.ts';

interface Found {
  readonly subjects?: unknown;
  readonly createSubject?: unknown;
  readonly updateSubject?: unknown;
}

/** Opens a screen of subjects. Without filters the API counts 8 of them. */
function open(at = '/subject', { subjects = connection([subject('Leadership', 4)]), ...more }: Found = {}) {
  const answer = (args: object) => {
    if (Object.keys(args).length === 0) return { totalCount: 8 };
    return typeof subjects === 'function' ? subjects(args) : subjects;
  };
  return renderScreen({ remote, routes, at, data: { subjects: answer, ...more } });
}

type Opened = Awaited<ReturnType<typeof open>>;

test('CLS-14 the subject list shows title and number of courses, and a title leads to its courses', async () => {
  const opened = await open();
  screen.getByRole('heading', { level: 1, name: 'Subject list' });
  expect(lastRows(opened)).toEqual({ first: 10, order: [{ title: 'ASC' }], title: null });
  const [, row] = within(screen.getByRole('table', { name: 'Subjects' })).getAllByRole('row');
  expect(row?.textContent).toMatch(/^Leadership4/);
  expect(screen.getByRole('link', { name: 'Leadership' }).getAttribute('href')).toMatch(/^\/course\?subject=/);
  expect(screen.getByRole('link', { name: 'New subject' }).getAttribute('href')).toBe('/subject/create');
});

test('CLS-14 the sizes of a page of subjects are 10, 20, 50 and 100', async () => {
  await open();
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100']);
});

test('the list filters by title, and an empty list says "No records."', async () => {
  const opened = await open('/subject?q=zebra', { subjects: connection([]) });
  expect(lastRows(opened)).toMatchObject({ title: 'zebra' });
  screen.getByText('No records.');
});

test('a failure to read the subjects is shown', async () => {
  await open('/subject', {
    subjects: () => {
      throw new Error('The database is away.');
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

test('CLS-14 a subject needs a title of at most 255 characters', async () => {
  const { user, requests } = await open('/subject/create');
  await user.click(screen.getByRole('button', { name: 'Create subject' }));
  await screen.findByText('Title field is required');
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.paste('x'.repeat(256));
  await user.click(screen.getByRole('button', { name: 'Create subject' }));
  await screen.findByText('Title field must have at most 255 characters');
  expect(requests.some(({ operation }) => operation === 'CreateSubjectPageMutation')).toBe(false);
});

test('CLS-14 a subject is created, and the list follows', async () => {
  const opened = await open('/subject/create', { createSubject: { subject: subject('Coaching') } });
  await opened.user.type(screen.getByRole('textbox', { name: 'Title' }), ' Coaching ');
  await opened.user.click(screen.getByRole('button', { name: 'Create subject' }));
  await waitFor(() => expect(opened.address()).toBe('/subject'));
  expect(lastRequest(opened, 'CreateSubjectPageMutation')).toEqual({ input: { title: 'Coaching' } });
});

test('CLS-14 the dialog for a new subject stands over the same list, and Cancel leads back to it', async () => {
  const opened = await open('/subject?q=lead');
  await opened.user.click(screen.getByRole('link', { name: 'New subject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New subject' }));
  expect(opened.address()).toBe('/subject/create?q=lead');
  expect(lastRows(opened)).toMatchObject({ title: 'lead' });
  screen.getByRole('heading', { level: 1, name: 'Subject list', hidden: true });
  await opened.user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Coaching');
  await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(opened.address()).toMatch(/^\/subject(\?|$)/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const openEdit = async ({ user }: Opened) => {
  await user.click(screen.getByRole('button', { name: 'Edit Leadreship' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit subject' }));
  const title = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Leadreship');
  await user.clear(title);
  return { dialog, title, save: () => user.click(dialog.getByRole('button', { name: 'Save subject' })) };
};

test('CLS-14 a misspelt title is corrected from its row, and the list follows', async () => {
  const misspelt = subject('Leadreship', 4);
  let saved = misspelt;
  const opened = await open('/subject', {
    subjects: () => connection([saved]),
    updateSubject: ({ input }: { input: { title: string } }) => {
      saved = { ...misspelt, title: input.title, version: 2 };
      return { subject: saved };
    },
  });
  const { dialog, title, save } = await openEdit(opened);
  await save();
  await dialog.findByText('Title field is required');
  await opened.user.type(title, ' Leadership ');
  await save();
  await screen.findByRole('link', { name: 'Leadership' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastRequest(opened, 'EditSubjectDialogMutation')).toEqual({
    input: { id: misspelt.id, version: 1, title: 'Leadership' },
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Leadership' }));
});

test('CLS-14 a title that another subject has is refused at the field, and stays typed', async () => {
  const opened = await open('/subject', {
    subjects: connection([subject('Leadreship', 4)]),
    updateSubject: () => {
      const message = 'There is already a subject with this title';
      throw Object.assign(new Error(message), {
        extensions: { status: 422, violations: [{ path: 'title', message }] },
      });
    },
  });
  const { dialog, title, save } = await openEdit(opened);
  await opened.user.type(title, 'Leadership');
  await save();
  await dialog.findByText('There is already a subject with this title');
  expect(title.value).toBe('Leadership');
});

test('CLS-14 a title that somebody else has saved meanwhile is shown beside the typed one', async () => {
  let saved = subject('Leadreship', 4);
  const opened = await open('/subject', {
    subjects: () => connection([saved]),
    updateSubject: () => {
      saved = { ...saved, title: 'Leadership skills', version: 2 };
      throw Object.assign(new Error('This subject was changed meanwhile.'), { extensions: { status: 409 } });
    },
  });
  const { dialog, title, save } = await openEdit(opened);
  await opened.user.type(title, 'Leadership');
  await save();
  await dialog.findByText(/Leadership skills/);
  expect(title.value).toBe('Leadership');
});
