import { notices } from '@console/platform';
import { everyRoute, fact } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connection, trainer } from '../testing/classData.ts';
import { course, courseVersion } from '../testing/courseData.ts';
import { card, openCourse } from '../testing/openCourse.ts';

test('CLS-13 a course shows its newest version, its status and all versions', async () => {
  await openCourse();
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
  const { user, requests } = await openCourse(course, {
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
  const { requests } = await openCourse(course, {}, everyRoute);
  const classes = card('Coming classes');
  expect((await classes.findByRole('link', { name: /^TC-20853/ })).getAttribute('target')).toBe('_blank');
  card('Trainers').getByRole('link', { name: 'Hannah Whitfield' });
  expect(requests.map(({ operation }) => operation)).toEqual(['CourseDetailPageQuery', 'useCourseTeachingQuery']);
  expect(requests[1]?.variables).toMatchObject({ id: course().id });
});

test('a new class of the course can be planned', async () => {
  await openCourse(course, {}, everyRoute);
  expect(screen.getByRole('link', { name: 'New class' }).getAttribute('href')).toBe(
    `/training-class/create?course=${encodeURIComponent(course().id)}`,
  );
});

test('a card begins with five; a button shows the others, and hides them again', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
  const { user } = await openCourse(course, { trainers: connection(names.map((name) => trainer(name))) });
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
  const { unmount } = await openCourse(course, { trainingClasses: connection([]), trainers: connection([]) });
  await screen.findByText('No coming classes.');
  screen.getByText('No active trainer teaches this course.');
  unmount();
  await openCourse(course, {
    trainers: () => {
      throw new Error('The database is away.');
    },
  });
  await screen.findByText('Classes and trainers could not be loaded.');
});

test('an id without a course shows the not-found page', async () => {
  await openCourse(() => null);
  screen.getByText('This course was not found.');
});

test('a failure to read the course is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openCourse(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

test('CLS-13 title, subject and duration are saved with the version that the person has seen', async () => {
  let saved = course();
  const { user, sent } = await openCourse(() => saved, {
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

test('an outline that is still the one of a new course is mentioned before it is published', async () => {
  const mention = /^The outline is still the one of a new course/;
  const { user, unmount } = await openCourse(course);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.queryByText(mention)).toBeNull();
  unmount();
  const outline = [{ title: 'Lesson 1', topics: ['Topic 1', 'Topic 2', 'Topic 3'] }];
  const opened = await openCourse(() =>
    course({ versions: connection([courseVersion(3, { outline, publishedAt: null })]) }),
  );
  await opened.user.click(screen.getByRole('button', { name: 'Publish' }));
  screen.getByText(mention);
});

test('CLS-13 the newest version is published after a question', async () => {
  let saved = course();
  const { user, sent } = await openCourse(() => saved, {
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
  const { user, sent, go, address } = await openCourse(() => now, {
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
