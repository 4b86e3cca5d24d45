import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { hasFocus, tabToThing } from './keyboard.ts';

/** Somebody at work on a page: with the mouse, or with the keyboard alone. What is pressed and typed into is named once for both. */
export interface Hand {
  readonly page: Page;
  /** Brings it into view, ready to be pressed. */
  reach(what: Locator): Promise<void>;
  /** A button or a link. */
  press(what: Locator): Promise<void>;
  /** Types in place of what a field holds. */
  type(field: Locator, text: string): Promise<void>;
  /** Types into a picker, and takes the option of this name. */
  pick(picker: Locator, typed: string, option: string): Promise<void>;
  /** Opens a menu and takes an entry. */
  choose(menu: Locator, entry: string): Promise<void>;
  /** Opens a filter and takes what is found by its name. */
  filter(filter: Locator, option: string): Promise<void>;
  /** Opens a section of the page. */
  open(tab: Locator): Promise<void>;
  /** Marks somebody in a register as fully there. */
  markFull(cell: Locator): Promise<void>;
  /** Opens the notes of somebody in a register. */
  openNotes(cell: Locator): Promise<void>;
  /** Writes a note where notes are, and posts it. */
  note(text: string): Promise<void>;
  /** The same hand on another page. */
  on(page: Page): Hand;
}

const optionOf = (page: Page, name: string) => page.getByRole('option', { name });
const editorOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Note/ });

export function mouse(page: Page): Hand {
  return {
    page,
    reach: (what) => what.hover(),
    press: (what) => what.click(),
    type: (field, text) => field.fill(text),
    async pick(picker, typed, option) {
      await picker.click();
      await picker.fill(typed);
      await optionOf(page, option).first().click();
    },
    async choose(menu, entry) {
      await menu.click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
    async filter(filter, option) {
      await filter.click();
      await page.getByRole('combobox', { name: /^Search/ }).fill(option);
      await optionOf(page, option).first().click();
    },
    open: (tab) => tab.click(),
    markFull: (cell) => cell.getByRole('button', { name: 'Full' }).click(),
    openNotes: (cell) => cell.getByRole('button', { name: 'Notes' }).click(),
    async note(text) {
      await editorOf(page).click();
      await page.keyboard.type(text);
      await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
    },
    on: mouse,
  };
}

export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;

  /** Enter takes the option that is marked: waits until that is this one. */
  async function take(option: string): Promise<void> {
    const marked = () =>
      page
        .locator('[role=combobox]:focus')
        .evaluate((box) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '');
    await expect.poll(marked).toContain(option);
    await keys.press('Enter');
  }

  return {
    page,
    reach: (what) => tabToThing(page, what),
    async press(what) {
      await tabToThing(page, what);
      await keys.press('Enter');
    },
    async type(field, text) {
      await tabToThing(page, field);
      await keys.press('Control+A');
      await keys.type(text);
    },
    async pick(picker, typed, option) {
      await tabToThing(page, picker);
      await keys.press('Control+A');
      await keys.type(typed);
      await take(option);
    },
    async choose(menu, entry) {
      await tabToThing(page, menu);
      await keys.press('Enter');
      const wanted = page.getByRole('menuitem', { name: entry });
      await expect(wanted).toBeVisible();
      for (let presses = 0; !(await hasFocus(wanted)); presses += 1) {
        if (presses > 20) throw new Error(`The arrows do not come to ${entry}.`);
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
    async open(tab) {
      // The selected one alone is reached by Tab, the others by the arrows.
      await tabToThing(page, page.getByRole('main').getByRole('tab', { selected: true }));
      for (let presses = 0; !(await hasFocus(tab)); presses += 1) {
        if (presses > 10) throw new Error(`The arrows do not come to ${tab}.`);
        await keys.press('ArrowRight');
      }
      await keys.press('Enter');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
    async markFull(cell) {
      await tabToThing(page, cell);
      await keys.press('f');
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
