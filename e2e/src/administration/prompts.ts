import { expect } from 'playwright/test';
import { checkScreen, dialog, enter, main } from '../day/Day.ts';
import { expectScreen, notice } from '../screens.ts';
import type { AdministrationDay } from './AdministrationDay.ts';

const region = ({ actor }: AdministrationDay, name: string) => main(actor).getByRole('region', { name, exact: true });

const promptOf = ({ newcomer }: AdministrationDay) => `Answer of ${newcomer.familyName}`;

const editor = ({ actor }: AdministrationDay) => main(actor).getByRole('textbox', { name: /^Prompt/ });
const saved = ({ actor }: AdministrationDay) => notice(actor.page, 'Prompt template successfully saved').last();

/** Writes a prompt with two variables, and fills it in (ADM-10). */
export async function writePrompt(day: AdministrationDay): Promise<void> {
  const { actor } = day;
  const { page } = actor;
  await enter(actor, 'Prompt templates');
  await expectScreen(page, 'Prompt templates');
  await checkScreen(day);
  await actor.press(main(actor).getByRole('link', { name: 'New prompt template' }));
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Name/ }), promptOf(day));
  await actor.type(dialog(actor).getByRole('textbox', { name: /^Prompt/ }), 'Thank {{ guest }} for {{ words }}.');
  await actor.press(dialog(actor).getByRole('button', { name: 'Create prompt template' }));
  await expect(saved(day)).toBeVisible();
  await expectScreen(page, promptOf(day));
  await actor.type(region(day, 'Variables').getByRole('textbox', { name: 'guest' }), day.delegate.name);
  await expect(region(day, 'The prompt, filled in')).toContainText(`Thank ${day.delegate.name} for`);
  await checkScreen(day);
}

/** Changes its text. It gets another version (ADM-10). */
export async function changePrompt(day: AdministrationDay): Promise<void> {
  const { actor } = day;
  await actor.reach(editor(day));
  await editor(day).focus();
  await actor.page.keyboard.press('Control+End');
  await actor.page.keyboard.type(' Sign as {{ author }}.');
  await actor.page.keyboard.press('Control+s');
  await expect(region(day, 'Versions')).toContainText('Version 2, in use');
  await expect(region(day, 'Variables').getByRole('textbox', { name: 'author' })).toBeVisible();
}

/** Goes back to the first version (ADM-10). */
export async function restorePrompt(day: AdministrationDay): Promise<void> {
  const { actor } = day;
  await actor.press(region(day, 'Versions').getByRole('button', { name: 'Restore version 1' }));
  await expect(dialog(actor)).toContainText('Thank {{ guest }} for {{ words }}.');
  await checkScreen(day);
  await actor.press(dialog(actor).getByRole('button', { name: /^Restore/ }));
  await expect(region(day, 'Versions')).toContainText('Version 3, in use');
  await expect(editor(day)).toHaveText('Thank {{ guest }} for {{ words }}.');
}
