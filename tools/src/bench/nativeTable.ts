import type { Page } from 'playwright';

/** One drawing of the native table. */
export interface NativeDrawing {
  /** The time from the last byte of the answer until a frame shows all rows, in milliseconds. */
  readonly allRows: number;
  /** The number of elements in a row, with the row itself. */
  readonly elements: number;
}

/** Follows the requests of a page. The returned function gives the body of the last one for rows of the booking list. */
export function followRowsRequest(page: Page): () => string {
  let last: string | undefined;
  page.on('request', (request) => {
    const body = request.postData();
    if (body?.includes('"BookingListPageQuery"') && body.includes('"rows":true')) last = body;
  });
  return () => {
    if (last === undefined) throw new Error('The list has not asked for rows yet.');
    return last;
  };
}

/**
 * Draws the rows of the booking list above the console's table, without React, Relay and router: the same cells with the
 * same classes, from an answer of the same server to the same request. The console's first row gives the classes.
 *
 * @param body the request, as {@link followRowsRequest} returns it.
 */
export function drawNativeTable(page: Page, body: string): Promise<NativeDrawing> {
  return page.evaluate(async (sent) => {
    interface Booking {
      readonly id: string;
      readonly reference: string;
      readonly title: string;
      readonly status: string;
      readonly bookedAt: string;
      readonly customer: { readonly id: string; readonly name: string };
      readonly accountManager: { readonly person: { readonly fullName: string } } | null;
      readonly netPrice: { readonly amount: number };
      readonly expectedTotalValue: { readonly amount: number };
    }
    const shown = document.querySelector<HTMLTableElement>('main table');
    const sample = shown?.querySelector<HTMLTableRowElement>('tbody tr');
    const area = shown?.parentElement;
    if (!shown || !sample || !area) throw new Error('The list shows no table.');
    const classIn = (selector: string) => sample.querySelector(selector)?.getAttribute('class') ?? '';
    const classes = {
      cells: [...sample.cells].map(({ className }) => className),
      box: classIn('input'),
      record: classIn('td:nth-child(2) > a'),
      quiet: classIn('td:nth-child(4) > a'),
      badge: classIn('td:nth-child(5) > span'),
      avatar: classIn('td:nth-child(7) [aria-hidden]'),
    };
    const drawing = sample.querySelector('path')?.getAttribute('d') ?? '';
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

    let box = document.querySelector<HTMLElement>('#native-table');
    if (!box) {
      const { left, top, width, height } = area.getBoundingClientRect();
      box = document.createElement('div');
      box.id = 'native-table';
      box.style.cssText = `position:fixed;z-index:5;overflow:auto;background:Canvas;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      document.querySelector('main')?.append(box);
    }

    function link(to: string, text: string, className: string) {
      const anchor = document.createElement('a');
      anchor.href = to;
      anchor.className = className;
      anchor.textContent = text;
      return anchor;
    }
    function span(className: string, ...content: (Node | string)[]) {
      const element = document.createElement('span');
      element.className = className;
      element.append(...content);
      return element;
    }
    function icon() {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '0 0 20 20');
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', drawing);
      svg.append(path);
      return svg;
    }
    function rowOf(booking: Booking) {
      const row = document.createElement('tr');
      row.className = sample?.className ?? '';
      const tick = document.createElement('input');
      tick.type = 'checkbox';
      tick.className = classes.box;
      tick.ariaLabel = `Select ${booking.reference}`;
      const manager = booking.accountManager?.person.fullName ?? '–';
      const contents: (Node | string)[][] = [
        [tick],
        [link(`/booking/${booking.id}`, booking.reference, classes.record)],
        [booking.title],
        [link(`/customer/${booking.customer.id}`, booking.customer.name, classes.quiet)],
        [span(classes.badge, icon(), booking.status)],
        [day.format(new Date(booking.bookedAt))],
        [span(classes.avatar, manager.replace(/[^A-Z]/g, '')), manager],
        [pounds.format(booking.netPrice.amount / 100)],
        [pounds.format(booking.expectedTotalValue.amount / 100)],
      ];
      for (const [at, content] of contents.entries()) {
        const cell = document.createElement('td');
        cell.className = classes.cells[at] ?? '';
        cell.append(...content);
        row.append(cell);
      }
      return row;
    }

    performance.clearResourceTimings();
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('console.token')}` },
      body: sent,
    });
    const answer: { data: { rows: { edges: { node: Booking }[] } } } = await response.json();
    const table = document.createElement('table');
    table.className = shown.className;
    for (const part of [shown.querySelector('colgroup'), shown.tHead]) if (part) table.append(part.cloneNode(true));
    const rows = table.createTBody();
    rows.append(...answer.data.rows.edges.map(({ node }) => rowOf(node)));
    table.addEventListener('click', ({ target }) => {
      const row = target instanceof HTMLInputElement && target.closest('tr');
      if (row) row.ariaSelected = String(target.checked);
    });
    box.replaceChildren(table);
    const painted = await new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      }),
    );
    const timing = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/graphql'));
    if (!(timing instanceof PerformanceResourceTiming)) throw new Error('The answer has no timing.');
    return { allRows: painted - timing.responseEnd, elements: (rows.rows[0]?.querySelectorAll('*').length ?? 0) + 1 };
  }, body);
}

/** Removes the native table, so that the console's own table can be used again. */
export const removeNativeTable = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('#native-table')?.remove());

/** The number of elements in a row of the console's table, with the row itself. */
export const elementsOfRow = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('main tbody tr:first-child, main tbody tr:first-child *').length);
