import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { hasFocus, tabToThing } from './keyboard.ts';

type Mark = 'None' | 'Partial' | 'Full';

/** A person who works on a page, with the mouse or by keyboard alone. Journeys are written once for both. */
export interface Actor {
  readonly page: Page;
  /** Scrolls or moves the focus to an element. */
  reach(what: Locator): Promise<void>;
  /** Presses a button or a link. */
  press(what: Locator): Promise<void>;
  /** Replaces the text of a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Types a text into an empty editor. */
  write(editor: Locator, text: string): Promise<void>;
  /** Pastes the clipboard into a field. */
  paste(field: Locator): Promise<void>;
  /** Types into a picker and selects the option of this name. */
  pick(picker: Locator, typed: string, option: string): Promise<void>;
  /** Selects the option of this name in a plain select. */
  select(field: Locator, option: string): Promise<void>;
  /** Gives a rating from 1 to 5 stars, where there is none yet. */
  rate(stars: Locator, rating: number): Promise<void>;
  /** Ticks a check box, or chooses a radio button where none is chosen yet. */
  tick(box: Locator): Promise<void>;
  /** Opens a menu and chooses an entry. */
  choose(menu: Locator, entry: string): Promise<void>;
  /** Opens a filter, searches for an option and selects it. */
  filter(filter: Locator, option: string): Promise<void>;
  /** Opens a filter with few options, which has no search box, and selects one. */
  filterFew(filter: Locator, option: string): Promise<void>;
  /** Opens a tab of the page. */
  open(tab: Locator): Promise<void>;
  /** Records the attendance of a delegate on a day in a register. */
  mark(cell: Locator, mark: Mark): Promise<void>;
  /** Opens the notes of a delegate in a register. */
  openNotes(cell: Locator): Promise<void>;
  /** Writes and posts a note. */
  note(text: string): Promise<void>;
  /** The same person on another page. */
  on(page: Page): Actor;
}

/** An entry of a menu, or one of several that exclude each other. */
const entryOf = (page: Page, name: string) =>
  page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name }));
const optionOf = (page: Page, name: string) => page.getByRole('option', { name });
const star = (stars: Locator, rating: number) =>
  stars.getByRole('radio', { name: rating === 1 ? '1 star' : `${rating} stars` });
const editorOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Note/ });

export function mouse(page: Page): Actor {
  return {
    page,
    reach: (what) => what.hover(),
    press: (what) => what.click(),
    type: (field, text) => field.fill(text),
    async write(editor, text) {
      await editor.click();
      await page.keyboard.type(text);
    },
    async paste(field) {
      await field.click();
      await page.keyboard.press('Control+V');
    },
    async pick(picker, typed, option) {
      await picker.click();
      await picker.fill(typed);
      await optionOf(page, option).first().click();
    },
    async select(field, option) {
      await field.selectOption(option);
    },
    rate: (stars, rating) => star(stars, rating).click(),
    tick: (box) => box.check(),
    async choose(menu, entry) {
      await menu.click();
      await entryOf(page, entry).click();
    },
    async filter(filter, option) {
      await filter.click();
      await page.getByRole('combobox', { name: /^Search/ }).fill(option);
      await optionOf(page, option).first().click();
    },
    async filterFew(filter, option) {
      await filter.click();
      await optionOf(page, option).click();
    },
    open: (tab) => tab.click(),
    mark: (cell, mark) => cell.getByRole('button', { name: mark }).click(),
    openNotes: (cell) => cell.getByRole('button', { name: 'Notes' }).click(),
    async note(text) {
      await editorOf(page).click();
      await page.keyboard.type(text);
      await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
    },
    on: mouse,
  };
}

export function keyboard(page: Page): Actor {
  const { keyboard: keys } = page;

  /** Enter selects the active option, so this waits until it is the right one. */
  async function take(option: string): Promise<void> {
    await expect.poll(() => marked('combobox')).toContain(option);
    await keys.press('Enter');
  }

  /** The text of the active option of the focused picker or list. */
  const marked = (role: 'combobox' | 'listbox'): Promise<string> =>
    page
      .locator(`[role=${role}]:focus`)
      .evaluate((box) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '');

  return {
    page,
    reach: (what) => tabToThing(page, what),
    async press(what) {
      await tabToThing(page, what);
      // The button of a dialog waits for its preview.
      await expect(what).toBeEnabled();
      await keys.press('Enter');
    },
    async type(field, text) {
      await tabToThing(page, field);
      await keys.press('Control+A');
      await keys.type(text);
    },
    async write(editor, text) {
      await tabToThing(page, editor);
      await keys.type(text);
    },
    async paste(field) {
      await tabToThing(page, field);
      await keys.press('Control+V');
    },
    async pick(picker, typed, option) {
      await tabToThing(page, picker);
      await keys.press('Control+A');
      await keys.type(typed);
      await take(option);
    },
    async select(field, option) {
      await tabToThing(page, field);
      // A select goes to the option that begins with the typed letters.
      await keys.type(option);
      await expect(field.getByRole('option', { name: option, exact: true, selected: true })).toHaveCount(1);
    },
    async rate(stars, rating) {
      await tabToThing(page, stars.getByRole('radio').first());
      for (let presses = 0; presses < rating; presses += 1) await keys.press('ArrowRight');
      await expect(star(stars, rating)).toBeChecked();
    },
    async tick(box) {
      await tabToThing(page, box);
      await keys.press('Space');
      await expect(box).toBeChecked();
    },
    async choose(menu, entry) {
      await tabToThing(page, menu);
      await keys.press('Enter');
      const wanted = entryOf(page, entry);
      await expect(wanted).toBeVisible();
      for (let presses = 0; !(await hasFocus(wanted)); presses += 1) {
        if (presses > 20) throw new Error(`The arrow keys do not reach the entry ${entry}.`);
        await keys.press('ArrowDown');
      }
      await keys.press('Enter');
    },
    async filter(filter, option) {
      await tabToThing(page, filter);
      await keys.press('Enter');
      await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
      await keys.type(option);
      await take(option);
    },
    async filterFew(filter, option) {
      await tabToThing(page, filter);
      await keys.press('Enter');
      await expect(page.locator('[role=listbox]:focus')).toHaveCount(1);
      for (let presses = 0; (await marked('listbox')) !== option; presses += 1) {
        if (presses > 20) throw new Error(`The arrow keys do not reach the option ${option}.`);
        await keys.press('ArrowDown');
      }
      await keys.press('Enter');
    },
    async open(tab) {
      // Tab only reaches the selected tab. The arrow keys reach the others.
      await tabToThing(page, page.getByRole('main').getByRole('tab', { selected: true }));
      for (let presses = 0; !(await hasFocus(tab)); presses += 1) {
        if (presses > 10) throw new Error(`The arrow keys do not reach the tab ${tab}.`);
        await keys.press('ArrowRight');
      }
      await keys.press('Enter');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
    async mark(cell, mark) {
      await tabToThing(page, cell);
      await keys.press(mark.charAt(0).toLowerCase());
    },
    async openNotes(cell) {
      await tabToThing(page, cell);
      await keys.press('Enter');
    },
    async note(text) {
      await tabToThing(page, editorOf(page));
      await keys.type(text);
      await keys.press('Control+Enter');
    },
    on: keyboard,
  };
}
