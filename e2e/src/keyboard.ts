import type { ElementHandle, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

interface FocusedElement {
  /** The accessible name, approximately. */
  readonly name: string;
  /** The start of its HTML, for messages. */
  readonly html: string;
  /** Whether the element has a visible focus indicator. */
  readonly marked: boolean;
  /** Whether the element is inside the window and not covered. */
  readonly inSight: boolean;
}

interface FocusPlace {
  readonly focus: FocusedElement | null;
  /** Whether the wanted element has the focus. */
  readonly isWanted: boolean;
  /** Whether React has replaced the wanted element. */
  readonly isGone: boolean;
}

type Wanted = ElementHandle<HTMLElement | SVGElement> | null;

/** The focused element. Null when there is none. */
export const focused = async (page: Page): Promise<FocusedElement | null> => (await focusOn(page, null)).focus;

/** Says in one question where the focus is, and whether that is the wanted element. */
function focusOn(page: Page, wantedElement: Wanted): Promise<FocusPlace> {
  return page.evaluate((wanted) => {
    const element = document.activeElement;
    const place = { isWanted: element === wanted, isGone: wanted !== null && !wanted.isConnected };
    if (!(element instanceof HTMLElement) || element === document.body) return { ...place, focus: null };
    const labelled = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id));
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const name =
      element.getAttribute('aria-label') ??
      labelled?.map((part) => part?.textContent).join(' ') ??
      label?.[0]?.textContent ??
      element.textContent ??
      '';
    const outlined = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
    // A cell of a register draws the focus indicator around its control.
    const control = element.querySelector(':scope > [data-control]');
    // A segment draws the focus indicator around its label.
    const around = element.closest('label');
    // The box around an editor of code draws its focus indicator.
    const editor = element.closest('.cm-editor')?.closest('[style*="height"]') ?? null;
    const whole = around ?? element;
    // A text field draws its focus line on a parent element.
    const underlined = (at: Element | null, depth: number): boolean => {
      if (!at || depth === 0) return false;
      const { content, transform, height, borderBottomWidth } = getComputedStyle(at, '::after');
      const isLine = height === '2px' || borderBottomWidth === '2px';
      return (
        (content !== 'none' && isLine && transform.startsWith('matrix(1,')) || underlined(at.parentElement, depth - 1)
      );
    };
    const { left, top, width, height } = whole.getBoundingClientRect();
    // Looks near the beginning of the element, because the end of a long name may be cut.
    const on = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 40));
    const focus = {
      name: name.trim(),
      html: element.outerHTML.slice(0, 160),
      marked:
        outlined(getComputedStyle(element)) ||
        // A card draws the focus indicator of its link around the whole card.
        outlined(getComputedStyle(element, '::after')) ||
        (around !== null && outlined(getComputedStyle(around))) ||
        (control !== null && outlined(getComputedStyle(control))) ||
        (editor !== null && outlined(getComputedStyle(editor))) ||
        underlined(element, 5),
      inSight: on !== null && (whole.contains(on) || on.contains(whole)),
    };
    return { ...place, focus };
  }, wantedElement);
}

/** Presses Tab until the element with this name has the focus. At every step the focus must be visible and not covered. */
export async function tabTo(page: Page, name: RegExp, most = 150): Promise<void> {
  let { focus } = await focusOn(page, null);
  for (let presses = 0; presses <= most; presses += 1) {
    if (focus && name.test(focus.name)) return;
    ({ focus } = await tabOn(page, focus, null));
  }
  throw new Error(`Tab does not reach ${name}.`);
}

/** Presses Tab until this element has the focus, with the same checks as {@link tabTo}. */
export async function tabToThing(page: Page, thing: Locator, most = 150): Promise<void> {
  await expect(thing).toBeVisible();
  // To search the page for the element at every step would take longer than the step.
  let wanted = await thing.elementHandle();
  let place = await focusOn(page, wanted);
  for (let presses = 0; presses <= most; presses += 1) {
    // The next round through the page begins with what is there now.
    if (place.isGone || place.focus === null) {
      wanted = await thing.elementHandle();
      place = await focusOn(page, wanted);
    }
    if (place.isWanted) return;
    place = await tabOn(page, place.focus, wanted);
  }
  throw new Error(`Tab does not reach ${thing}.`);
}

export const hasFocus = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element === document.activeElement);

async function tabOn(page: Page, from: FocusedElement | null, wanted: Wanted): Promise<FocusPlace> {
  await page.keyboard.press('Tab');
  if (from?.html.startsWith('<iframe')) await leaveFrame(page);
  let place = await focusOn(page, wanted);
  const problem = () => {
    // After the last element the focus leaves the page, and the next Tab starts at the first one.
    if (!place.focus || (place.focus.marked && place.focus.inSight)) return null;
    const { html, marked } = place.focus;
    return `${html} ${marked ? 'is covered' : 'has no visible focus'}`;
  };
  if (problem() === null) return place;
  const later = async () => {
    place = await focusOn(page, wanted);
    return problem();
  };
  await expect.poll(later, { message: `the focus after ${from?.html ?? 'the browser'}` }).toBeNull();
  return place;
}

/**
 * When a frame is the last Tab stop, the focus goes on to the browser's own controls, and from there to the first stop of the page. A headless
 * browser has no controls, and would go back into the frame.
 */
async function leaveFrame(page: Page): Promise<void> {
  const isOutside = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.activeElement === document.body;
  });
  if (isOutside) await page.getByRole('link', { name: 'Skip to the screen' }).focus();
}

/** Goes to a button or a link by Tab, and presses it once it can be pressed: the button of a dialog waits for its preview. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await expect(page.locator(':focus')).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab and replaces its text. */
export async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Goes to a picker by Tab, types, and selects the option of this name once it is active. */
export async function choose(page: Page, field: RegExp, typed: string, option: RegExp): Promise<void> {
  await typeInto(page, field, typed);
  const picker = page.locator('[role=combobox]:focus');
  const active = async () =>
    picker.evaluate(
      (box) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    );
  await expect.poll(active).toMatch(option);
  await page.keyboard.press('Enter');
}
