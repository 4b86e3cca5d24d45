import { notices } from '@console/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connection } from '../testing/classData.ts';
import { course, courseVersion } from '../testing/courseData.ts';
import { card, openCourse } from '../testing/openCourse.ts';

async function openOutline() {
  let saved = course();
  const opened = await openCourse(() => saved, {
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

test('each line of a pasted list becomes a topic, without its bullets, and what does not fit is said', async () => {
  const { user, outline } = await openOutline();
  await user.click(outline.getByDisplayValue('Values'));
  await user.keyboard('{End}');
  await user.paste(': goals\r\n\r\n- Sleep\n• Food\n 2. Rest ');
  expect(titles(outline).slice(0, 7)).toEqual([
    'Leading yourself',
    'Values: goals',
    'Sleep',
    'Food',
    'Rest',
    'Energy',
    'Time',
  ]);
  outline.getByText('3 topics added.');
  expect(document.activeElement).toHaveProperty('value', 'Rest');
  await user.click(outline.getByRole('button', { name: 'Add a lesson' }));
  await user.paste('Looking back\nGoals\nFeedback');
  expect(titles(outline).slice(-3)).toEqual(['Looking back', 'Goals', 'Feedback']);
  await user.click(outline.getByDisplayValue('Goals'));
  await user.paste(Array.from({ length: 60 }, (_, line) => `Topic ${line + 1}`).join('\n'));
  expect(titles(outline).slice(-2)).toEqual(['Topic 49', 'Feedback']);
  expect(notices.get().map(({ text, details }) => [text, details])).toEqual([
    ['11 lines left out.', ['A lesson has at most 50 topics.']],
  ]);
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
