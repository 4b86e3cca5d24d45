import { notices } from '@console/platform';
import { everyRoute, fact, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, trainer, trainingClass } from '../testing/classData.ts';
import { course, courseVersion } from '../testing/courseData.ts';

afterEach(() => {
  notices.clear();
  vi.restoreAllMocks();
});

const path = `/course/${course().id.split('/')[1]}`;

/** Opens the course as `now` returns it at the time of each request. */
async function open(now: () => object | null = course, answers: object = {}, host: object = {}) {
  const data = {
    course: now,
    trainingClasses: connection([{ ...trainingClass('TC-20853'), startsAt: '2026-12-01T09:00:00.000Z' }]),
    trainers: connection([trainer('Hannah Whitfield')]),
    ...answers,
  };
  const opened = await renderScreen({ remote, routes, at: path, data, host });
  const sent = (name: string) =>
    opened.requests.filter(({ operation }) => operation === name).map(({ variables }) => variables.input);
  return { ...opened, sent };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

test('CLS-13 a course shows its newest version, its status and all versions', async () => {
  await open();
  screen.getByRole('heading', { level: 1, name: 'Leadership Essentials' });
  screen.getByText('Unpublished changes');
  const facts = { Title: 'Leadership Essentials', Subject: 'Leadership', Duration: '3 days', Reference: 'LEAD-101' };
  for (const [label, value] of Object.entries(facts)) expect([label, fact(label).textContent]).toEqual([label, value]);
  card('Outline').getByText('1. Leading yourself');
  card('Outline').getByText('Values · Energy · Time');
  const [, newest, published] = card('Versions').getAllByRole('row');
  expect(newest?.textContent).toMatch(/^3Leadership Essentials3 daysDraft–/);
  expect(published?.textContent).toMatch(/^2Leadership Essentials2 daysPublished2 Mar 2026/);
});

test('CLS-13 each version opens its outline, which is loaded only then', async () => {
  const published = courseVersion(2, { outline: [{ title: 'Leading others', topics: ['Delegation', 'Feedback'] }] });
  let away = true;
  const { user, requests } = await open(course, {
    courseVersion: () => {
      if (away) throw new Error('The database is away.');
      return published;
    },
  });
  const asked = () => requests.filter(({ operation }) => operation === 'VersionOutlineDialogQuery');
  expect(asked()).toEqual([]);
  const button = card('Versions').getByRole('button', { name: 'Outline of version 2' });
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Outline of version 2' }));
  await dialog.findByText('The outline could not be loaded.');
  away = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('1. Leading others');
  dialog.getByText('Delegation · Feedback');
  expect(asked().at(-1)?.variables).toEqual({ id: published.id });
  // The draft beside it, which is edited, stays as it is.
  card('Outline').getByText('1. Leading yourself');
  await user.keyboard('{Escape}');
  const [, close] = dialog.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('NAV-17 the coming classes open in a new tab; they and the trainers are loaded after the page', async () => {
  const { requests } = await open(course, {}, everyRoute);
  const classes = card('Coming classes');
  expect((await classes.findByRole('link', { name: /^TC-20853/ })).getAttribute('target')).toBe('_blank');
  card('Trainers').getByRole('link', { name: 'Hannah Whitfield' });
  expect(requests.map(({ operation }) => operation)).toEqual(['CourseDetailPageQuery', 'useCourseTeachingQuery']);
  expect(requests[1]?.variables).toMatchObject({ id: course().id });
});

test('a new class of the course can be planned', async () => {
  await open(course, {}, everyRoute);
  expect(screen.getByRole('link', { name: 'New class' }).getAttribute('href')).toBe(
    `/training-class/create?course=${encodeURIComponent(course().id)}`,
  );
});

test('a card begins with five; a button shows the others, and hides them again', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
  const { user } = await open(course, { trainers: connection(names.map((name) => trainer(name))) });
  const shown = () =>
    card('Trainers')
      .getAllByText(/^[A-Z][a-z]{2,3}$/)
      .map(({ textContent }) => textContent);
  await screen.findByText('Ada');
  expect(shown()).toEqual(names.slice(0, 5));
  await user.click(card('Trainers').getByRole('button', { name: 'Show 2 more' }));
  expect(shown()).toEqual(names);
  await user.click(card('Trainers').getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toEqual(names.slice(0, 5));
});

test('a course without classes and trainers says so, and a failure to load them is shown', async () => {
  const { unmount } = await open(course, { trainingClasses: connection([]), trainers: connection([]) });
  await screen.findByText('No coming classes.');
  screen.getByText('No active trainer teaches this course.');
  unmount();
  await open(course, {
    trainers: () => {
      throw new Error('The database is away.');
    },
  });
  await screen.findByText('Classes and trainers could not be loaded.');
});

test('an id without a course shows the not-found page', async () => {
  await open(() => null);
  screen.getByText('This course was not found.');
});

test('a failure to read the course is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

test('CLS-13 title, subject and duration are saved with the version that the person has seen', async () => {
  let saved = course();
  const { user, sent } = await open(() => saved, {
    updateCourse: () => {
      saved = course({ version: 2, versions: connection([courseVersion(3, { title: 'Leading', publishedAt: null })]) });
      return { course: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit course' }));
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Leading{Enter}');
  await waitFor(() => expect(fact('Title').textContent).toBe('Leading'));
  expect(sent('useUpdateCourseMutation')).toMatchObject([
    { id: course().id, version: 1, title: 'Leading', durationDays: 3, subject: course().subject.id },
  ]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'Course successfully saved' }]);
});

async function openOutline() {
  let saved = course();
  const opened = await open(() => saved, {
    updateCourse: ({ input }: { input: { outline: { title: string; topics: { title: string }[] }[] } }) => {
      const outline = input.outline.map(({ title, topics }) => ({ title, topics: topics.map((topic) => topic.title) }));
      saved = course({ version: 2, versions: connection([courseVersion(3, { outline, publishedAt: null })]) });
      return { course: saved };
    },
  });
  /** A colleague saves an outline of one lesson. */
  async function saveByColleague() {
    const outline = [{ title: 'Looking back', topics: ['Goals'] }];
    saved = course({ version: 2, versions: connection([courseVersion(3, { outline, publishedAt: null })]) });
    await opened.go(opened.address());
  }
  await opened.user.click(screen.getByRole('button', { name: 'Edit outline' }));
  return { ...opened, saveByColleague, outline: within(screen.getByRole('form', { name: 'outline' })) };
}

type Outline = Awaited<ReturnType<typeof openOutline>>['outline'];
const titles = (outline: Outline) => outline.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('CLS-13 lessons and topics are moved by buttons and by Alt with the arrows, which screen readers hear', async () => {
  const { user, outline, sent } = await openOutline();
  await user.click(outline.getByRole('button', { name: 'Move lesson 1, topic 2 up' }));
  expect(titles(outline).slice(0, 3)).toEqual(['Leading yourself', 'Energy', 'Values']);
  outline.getByText('Energy moved to place 1 of 3.');
  const first = outline.getByRole('button', { name: 'Move lesson 1, topic 1 up' });
  expect([first, first.getAttribute('aria-disabled')]).toEqual([document.activeElement, 'true']);

  await user.click(outline.getByDisplayValue('Leading a team'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(titles(outline)).toEqual(['Leading a team', 'Trust', 'Leading yourself', 'Energy', 'Values', 'Time']);
  expect(document.activeElement).toHaveProperty('value', 'Leading a team');
  outline.getByText('Leading a team moved to place 1 of 2.');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  outline.getByText('Leading a team is already first.');

  await user.click(outline.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'outline' })).toBeNull());
  expect(sent('useUpdateCourseMutation')).toEqual([
    {
      id: course().id,
      version: 1,
      outline: [
        { title: 'Leading a team', topics: [{ title: 'Trust' }] },
        { title: 'Leading yourself', topics: [{ title: 'Energy' }, { title: 'Values' }, { title: 'Time' }] },
      ],
    },
  ]);
  card('Outline').getByText('1. Leading a team');
});

test('CLS-13 lessons and topics are added, renamed and removed, and each needs a title', async () => {
  const { user, outline, sent } = await openOutline();
  await user.click(outline.getByRole('button', { name: 'Add a topic to lesson 2' }));
  expect(document.activeElement).toBe(
    within(outline.getByRole('group', { name: 'lesson 2, topic 2' })).getByRole('textbox'),
  );
  await user.click(outline.getByRole('button', { name: 'Save' }));
  await outline.findByText('Topic field is required');
  await user.type(within(outline.getByRole('group', { name: 'lesson 2, topic 2' })).getByRole('textbox'), 'Feedback');
  await user.click(outline.getByRole('button', { name: 'Remove lesson 1' }));
  outline.getByText('Leading yourself removed.');
  await user.click(outline.getByRole('button', { name: 'Add a lesson' }));
  await user.keyboard('Looking back');
  await user.type(within(outline.getByRole('group', { name: 'lesson 2, topic 1' })).getByRole('textbox'), 'Goals');
  await user.click(outline.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('useUpdateCourseMutation')).toHaveLength(1));
  expect(sent('useUpdateCourseMutation')[0]).toMatchObject({
    outline: [
      { title: 'Leading a team', topics: [{ title: 'Trust' }, { title: 'Feedback' }] },
      { title: 'Looking back', topics: [{ title: 'Goals' }] },
    ],
  });
});

test("CLS-13 an outline does not overwrite a colleague's: the person decides whose outline stays", async () => {
  const { user, outline, sent, saveByColleague } = await openOutline();
  await user.type(outline.getByDisplayValue('Energy'), ' and rest');
  await saveByColleague();
  await outline.findByText('Decide which “Lessons” to save.');
  await user.click(outline.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(outline.getByRole('button', { name: 'Use theirs' })));
  expect(sent('useUpdateCourseMutation')).toEqual([]);
  expect(titles(outline)).toContain('Energy and rest');
  await user.click(outline.getByRole('button', { name: 'Use theirs' }));
  expect(titles(outline)).toEqual(['Looking back', 'Goals']);
});

test('Enter in a topic adds the next one, and Ctrl+S saves', async () => {
  const { user, outline, sent } = await openOutline();
  await user.click(outline.getByDisplayValue('Values'));
  await user.keyboard('{End}{Enter}Sleep{Enter}Food');
  expect(titles(outline).slice(0, 6)).toEqual(['Leading yourself', 'Values', 'Sleep', 'Food', 'Energy', 'Time']);
  expect(sent('useUpdateCourseMutation')).toEqual([]);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent('useUpdateCourseMutation')).toHaveLength(1));
});

test('Escape asks before it discards a changed outline', async () => {
  const { user, outline } = await openOutline();
  await user.type(outline.getByDisplayValue('Energy'), ' and rest{Escape}');
  const question = () => screen.findByRole('dialog', { name: 'Discard the changed outline?' });
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles(outline)).toContain('Energy and rest');
  await user.type(outline.getByDisplayValue('Energy and rest'), '{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'outline' })).toBeNull());
  card('Outline').getByText('Values · Energy · Time');
});

test('the last topic of a lesson cannot be removed, and the button says why', async () => {
  const { outline } = await openOutline();
  const remove = outline.getByRole('button', { name: 'Remove lesson 2, topic 1' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(
    remove.ariaDescription ?? document.getElementById(remove.getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe('A lesson has at least one topic.');
});

test('an outline that is still the one of a new course is mentioned before it is published', async () => {
  const mention = /^The outline is still the one of a new course/;
  const { user, unmount } = await open(course);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.queryByText(mention)).toBeNull();
  unmount();
  const outline = [{ title: 'Lesson 1', topics: ['Topic 1', 'Topic 2', 'Topic 3'] }];
  const opened = await open(() => course({ versions: connection([courseVersion(3, { outline, publishedAt: null })]) }));
  await opened.user.click(screen.getByRole('button', { name: 'Publish' }));
  screen.getByText(mention);
});

test('CLS-13 the newest version is published after a question', async () => {
  let saved = course();
  const { user, sent } = await open(() => saved, {
    publishCourse: () => {
      saved = course({ version: 2, status: 'published' });
      return { course: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish version 3 of LEAD-101?' }));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PublishCourseButtonMutation')).toEqual([{ id: course().id, version: 1 }]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'Course revision successfully published' }]);
  expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true');
});

test("the confirmation publishes the version that the question showed, not a colleague's later change", async () => {
  let now = course();
  const { user, sent, go, address } = await open(() => now, {
    publishCourse: () => {
      const extensions = { status: 409 };
      throw Object.assign(new Error('This course has been changed since you opened it.'), { extensions });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish version 3 of LEAD-101?' }));
  const renamed = courseVersion(3, { title: 'Leading', publishedAt: null });
  now = course({ version: 2, title: 'Leading', versions: connection([renamed, courseVersion(2)]) });
  await go(address());
  await waitFor(() => expect(fact('Title').textContent).toBe('Leading'));
  dialog.getByText('Leadership Essentials');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('dialog', { name: 'LEAD-101 was not published' });
  expect(sent('PublishCourseButtonMutation')).toEqual([{ id: course().id, version: 1 }]);
});
