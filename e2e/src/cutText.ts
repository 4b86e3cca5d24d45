import type { Page } from 'playwright';

/**
 * Finds text that is cut although it must be whole, or although there is room for it beside it.
 *
 * Badges, dates, references, amounts, heads, buttons, tabs and labels are never cut. Any other text may be cut in a
 * table whose other columns are full, or in a line of a card that is full.
 *
 * @returns one line for each text that is cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The px that may be lost between a box and the text in it. */
    const rounding = 1.5;
    /** Room of less than this is the gap between two texts. */
    const leastRoom = 28;
    const whole = 'time, th, th button, button, [role=tab], label, dt, h1, h2';
    const wholeText =
      /^(?:[A-Z]{2,4}-[A-Z0-9-]+|[−-]?£[\d,]+(?:\.\d\d)?|\d{1,2}(?: \w{3})?(?: \d{4})?(?: – )?(?:\d{1,2} \w{3} \d{4})?(?:,? \d\d:\d\d)?|\d+\/\d+)$/;
    const found = new Set<string>();
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main element.');

    const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
    const style = (element: Element) => getComputedStyle(element);
    const clips = (element: Element) => ['hidden', 'clip'].includes(style(element).overflowX);
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const isBadge = (element: Element) => {
      const { display, height, borderRadius, whiteSpace } = style(element);
      return display.includes('flex') && height === '20px' && borderRadius !== '0px' && whiteSpace === 'nowrap';
    };

    function contentRect(element: Element): DOMRect {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    }

    /** The width of an element's content if nothing cut it. */
    function wantedWidth(element: HTMLElement): number {
      const { paddingLeft, paddingRight } = style(element);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return contentRect(element).width + padding;
    }

    const must = (element: Element) =>
      element.matches(whole) || isBadge(element) || (element.children.length === 0 && wholeText.test(words(element)));

    /** The first box around the element that cuts its right or left end. */
    function cutBy(element: Element): Element | undefined {
      const { left, right } = contentRect(element);
      for (let box: Element | null = element; box && box !== main; box = box.parentElement) {
        // Text for screen readers alone is in a box of one pixel.
        if (box.clientWidth === 1 && clips(box)) return undefined;
        if (!clips(box)) continue;
        const around = box.getBoundingClientRect();
        if (right > around.right + rounding || left < around.left - rounding) return box;
      }
      return undefined;
    }

    for (const element of main.querySelectorAll('*')) {
      if (must(element) && shown(element) && words(element) && cutBy(element))
        found.add(`cut: ${element.tagName.toLowerCase()} "${words(element)}"`);
    }

    for (const table of main.querySelectorAll('table')) {
      const rows = [...table.rows].filter(({ cells }) => cells.length > 1);
      const heads = [...(rows[0]?.cells ?? [])].filter((head) => words(head) !== '');
      const columns = heads.map((head) => {
        const cells = rows
          .flatMap((row) => row.cells[head.cellIndex] ?? [])
          .filter((cell) => style(cell).whiteSpace === 'nowrap');
        return {
          head: words(head),
          width: head.offsetWidth,
          wraps: cells.length < 2,
          wanted: Math.max(0, ...cells.map(wantedWidth)),
        };
      });
      for (const { head, width, wanted } of columns) {
        if (wanted <= width + rounding) continue;
        const room = columns.reduce((sum, each) => sum + (each.wraps ? 0 : Math.max(0, each.width - each.wanted)), 0);
        if (room > leastRoom)
          found.add(`cut beside room: column "${head}" lacks ${Math.round(wanted - width)} of ${Math.round(room)}`);
      }
      const scroller = table.parentElement;
      if (scroller && scroller.scrollWidth > scroller.clientWidth + 1 && innerWidth > 1000)
        found.add(`scrolls sideways: ${table.getAttribute('aria-label')}`);
    }

    /** The px of a box that nothing covers on the lines of the element. */
    function freeRoom(box: Element, element: Element): number {
      const line = element.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const covered: [number, number][] = [...box.querySelectorAll('svg, img, input, [aria-hidden]')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ top, bottom }) => top < line.bottom && bottom > line.top)
        .map(({ left, right }) => [left, right]);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, bottom, left, right } of range.getClientRects())
          if (top < line.bottom && bottom > line.top)
            covered.push([left, Math.min(right, text.parentElement === element ? line.right : right)]);
      }
      const { left, right } = box.getBoundingClientRect();
      const { paddingLeft, paddingRight } = style(box);
      const end = right - Number.parseFloat(paddingRight);
      let at = left + Number.parseFloat(paddingLeft);
      let free = 0;
      for (const [from, to] of covered.sort(([one], [other]) => one - other)) {
        if (from - at > leastRoom) free += from - at - leastRoom;
        at = Math.max(at, to);
      }
      return free + Math.max(0, end - at - leastRoom);
    }

    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('table') || !shown(element) || !clips(element)) continue;
      const lacks = element.scrollWidth - element.clientWidth;
      if (lacks <= rounding || style(element).textOverflow !== 'ellipsis') continue;
      for (let box = element.parentElement; box && box !== main; box = box.parentElement) {
        if (freeRoom(box, element) > 0) {
          found.add(`cut beside room: "${words(element)}" lacks ${lacks} px`);
          break;
        }
        if (box.matches('article, section, li, header, form, dialog')) break;
      }
    }

    const bar = main.querySelector('search > div');
    const tops = new Set(
      [...(bar?.children ?? [])].filter(shown).map((child) => Math.round(child.getBoundingClientRect().top)),
    );
    if (tops.size > 1) found.add(`the filters take ${tops.size} lines`);
    return [...found];
  });
}
