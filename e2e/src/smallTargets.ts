import type { Page } from 'playwright';

/**
 * Finds the controls that are too small to hit (WCAG 2.5.8). A control counts with its label. It must be 24 × 24 px, or
 * a circle of 24 px around its middle must touch no other control. Links within a sentence may be as high as its line.
 *
 * @returns the size and the name of each.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, [tabindex="0"])'),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches('[role=region], section, [role=tabpanel]'));

    const boxOf = (control: HTMLElement): DOMRect => {
      const label = control.matches('input') ? control.closest('label') : null;
      const after = getComputedStyle(control, '::after');
      const covers = after.position === 'absolute' && after.inset === '0px' ? control.closest('article') : null;
      return (label ?? covers ?? control).getBoundingClientRect();
    };
    const boxes = new Map(controls.map((control) => [control, boxOf(control)]));

    const inSentence = (control: HTMLElement) =>
      control.matches('a') &&
      [...(control.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());

    const apart = (control: HTMLElement, box: DOMRect) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return controls.every((other) => {
        const place = boxes.get(other);
        if (other === control || !place || other.contains(control)) return true;
        const small = place.width < least || place.height < least;
        const [dx, dy] = [Math.max(place.left - x, 0, x - place.right), Math.max(place.top - y, 0, y - place.bottom)];
        const between = Math.hypot(x - place.x - place.width / 2, y - place.y - place.height / 2);
        return Math.hypot(dx, dy) >= least / 2 && (!small || between >= least);
      });
    };

    return [...boxes]
      .filter(([, { width, height }]) => width > 0 && (width < least - 0.5 || height < least - 0.5))
      .filter(([control]) => !inSentence(control))
      .filter(([control, box]) => control.matches('input') || !apart(control, box))
      .map(([control, { width, height }]) => {
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return `${Math.round(width)} × ${Math.round(height)} ${control.tagName} ${name.trim().slice(0, 40)}`;
      });
  });
}
