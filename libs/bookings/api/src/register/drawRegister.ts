import type { Element, Paper, Pause } from '@console/pdf';
import { columnsOf } from './columns.ts';
import { drawHeading, drawShortHeading } from './drawHeading.ts';
import { drawDays, drawGrid, drawSeat, drawTrainer, type RowPlace } from './drawRows.ts';
import { page, shades } from './page.ts';
import type { Register } from './readRegister.ts';
import { type RegisterPage, registerPages } from './registerPages.ts';

const room = {
  first: page.tableEnd - page.firstTable - page.headHeight,
  following: page.tableEnd - page.followingTable - page.headHeight,
};

/** Draws the attendance register of a class: who sits where, and a box for each day, to sign or with the recorded attendance. */
export async function drawRegister(paper: Paper, register: Register, pause: Pause): Promise<void> {
  const pages = registerPages(register, room);
  let table: Element | undefined;
  for (const [index, ofPage] of pages.entries()) {
    paper.addPage();
    if (ofPage.first) drawHeading(paper, register);
    else drawShortHeading(paper, register);
    table ??= paper.table();
    await drawTable(paper, register, ofPage, table, pause);
    if (ofPage.last) {
      table.end();
      table = undefined;
    }
    drawFooter(paper, register, `Page ${index + 1} of ${pages.length}`);
  }
}

async function drawTable(
  paper: Paper,
  register: Register,
  ofPage: RegisterPage,
  table: Element,
  pause: Pause,
): Promise<void> {
  const { days, seats, first, last, rowHeight: height } = ofPage;
  const columns = columnsOf(page.left, page.right, Math.max(1, days.length));
  const head: RowPlace = { columns, days, top: first ? page.firstTable : page.followingTable, height: page.headHeight };
  drawDays(paper, head, first ? table : null);
  const ends: number[] = [];
  let top = head.top + head.height;
  for (const seat of seats) {
    drawSeat(paper, { columns, days, top, height }, seat, table);
    top += height;
    ends.push(top);
    await pause();
  }
  if (last) {
    drawTrainer(paper, { columns, days, top, height }, register.class.trainer, table);
    ends.push(top + height);
  }
  drawGrid(paper, head, ends);
}

function drawFooter(paper: Paper, { class: { reference } }: Register, pageNumber: string): void {
  const style = { size: 7.5, color: shades.quiet };
  const missing = '� is a character that this file cannot print. The console shows it.';
  paper.decoration(() => {
    paper.text(
      paper.missesCharacters ? `${reference} · Times in UTC · ${missing}` : `${reference} · Times in UTC`,
      page.left,
      page.footer,
      style,
    );
    paper.text(pageNumber, page.right, page.footer, { ...style, from: 'right' });
  }, 'Pagination');
}
