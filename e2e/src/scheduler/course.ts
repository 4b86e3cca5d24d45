import { expect } from 'playwright/test';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { literal } from '../literal.ts';
import { expectScreen, notice } from '../screens.ts';
import type { Desk } from './Desk.ts';

/** Creates a course of two days (CLS-13). */
export async function createCourse({ actor, withAxe, title, subjects: { subject } }: Desk): Promise<void> {
  const { page } = actor;
  await enter(actor, 'Course list');
  await expectScreen(page, 'Course list');
  await checkScreen({ actor, withAxe });
  await actor.press(main(actor).getByRole('button', { name: 'New course' }));
  await expect(dialog(actor).getByRole('heading', { name: 'Create Course' })).toBeVisible();
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Title/ }), title);
  await actor.pick(dialog(actor).getByRole('combobox', { name: /^Subject/ }), subject, subject);
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Duration/ }), '2');
  await checkScreen({ actor, withAxe });
  await actor.press(dialog(actor).getByRole('button', { name: 'Create course' }));
  await expect(notice(page, 'Course successfully saved')).toBeVisible();
  await expectScreen(page, title);
  await checkScreen({ actor, withAxe });
}

/** Publishes the course, so that it can be taught (CLS-13). */
export async function publishCourse({ actor, withAxe }: Desk): Promise<void> {
  const { page } = actor;
  await actor.press(main(actor).getByRole('button', { name: 'Publish', exact: true }));
  await expect(dialog(actor).getByRole('heading', { name: /^Publish version 1 of / })).toBeVisible();
  await checkScreen({ actor, withAxe });
  await actor.press(dialog(actor).getByRole('button', { name: 'Publish', exact: true }));
  await expect(notice(page, 'Course revision successfully published')).toBeVisible();
  await expect(main(actor).locator('header').getByText('Published', { exact: true })).toBeVisible();
}

/** Adds the course to what a trainer can teach, and returns to the trainer (CLS-11). */
export async function addTrainer({ actor, withAxe, title, subjects: { trainer } }: Desk): Promise<void> {
  const { page } = actor;
  await enter(actor, 'Trainers');
  await expectScreen(page, 'Trainers');
  await checkScreen({ actor, withAxe });
  await actor.press(main(actor).getByRole('link', { name: trainer, exact: true }).first());
  await expectScreen(page, trainer);
  await checkScreen({ actor, withAxe });
  await actor.press(main(actor).getByRole('link', { name: 'Add courses' }));
  await expectScreen(page, 'Add courses');
  const course = main(actor).getByRole('combobox', { name: /^Course/ });
  await actor.pick(course, title, title);
  const stars = (name: string) => main(actor).getByRole('radiogroup', { name });
  await actor.rate(stars('Internal competency'), 4);
  await actor.rate(stars('Self competency'), 3);
  await actor.type(main(actor).getByRole('textbox', { name: /^Day rate/ }), '450');
  await checkScreen({ actor, withAxe });
  await actor.press(main(actor).getByRole('button', { name: 'Add course' }));
  await expect(notice(page, 'Course added successfully')).toBeVisible();
  const added = main(actor).getByRole('article', { name: title });
  await expect(added.getByRole('img', { name: 'Internal competency: 4 of 5' })).toBeVisible();
  await expect(course, 'the form is empty, for the next course').toHaveValue('');
  await expect(course).toBeFocused();
  await actor.press(main(actor).getByRole('link', { name: new RegExp(`^Back to ${literal(trainer)}$`) }));
  await expectScreen(page, trainer);
  await expect(added).toBeVisible();
}
