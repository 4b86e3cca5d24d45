import { deliveryPlace, trainingClassStatuses } from '@console/classes-contracts';
import { formatDateRange } from '@console/format';
import type { Paper } from '@console/pdf';
import { page, shades } from './page.ts';
import type { ClassOfRegister, Register } from './readRegister.ts';

const FACT_GAP = 16;

interface Fact {
  readonly label: string;
  readonly value: string;
  /** The share of the width. */
  readonly share: number;
}

/** Draws the heading of the first page: what and when the class is, and who teaches it. */
export function drawHeading(paper: Paper, register: Register): void {
  const { title, brand } = register.class;
  const { left, right } = page;
  const width = right - left;
  const named = paper.fit(brand, { width: width / 2, size: 12, smallest: 8 }, 'bold');
  const titled = paper.fit(title, { width, height: 38, size: 20, smallest: 11 }, 'bold');
  drawKind(paper, register.class);
  paper.tag('P', () => paper.lines(named, right, 40, { weight: 'bold', from: 'right' }));
  paper.tag('H1', () => paper.lines(titled, left, 68, { weight: 'bold' }));
  paper.decoration(() => paper.rule([left, 92], [right, 92], 1.2));
  drawFacts(paper, factsOf(register));
}

/** Draws the heading of a following page, which may lie apart from the first. */
export function drawShortHeading(paper: Paper, { class: { title, reference, brand } }: Register): void {
  const { left, right } = page;
  const width = (right - left) / 2;
  const named = paper.fit(`${reference} · ${brand}`, { width: width - FACT_GAP, size: 9, smallest: 7 });
  const titled = paper.fit(title, { width, size: 11, smallest: 8 }, 'bold');
  paper.decoration(() => {
    paper.lines(titled, left, 40, { weight: 'bold' });
    paper.lines(named, right, 40, { from: 'right', color: shades.quiet });
    paper.rule([left, 52], [right, 52], 1.2);
  }, 'Pagination');
}

/** A class that does not take place as planned says so: nobody should sign the register of a canceled class. */
function drawKind(paper: Paper, { status }: ClassOfRegister): void {
  const kind = 'Attendance register';
  const style = { size: 10, color: shades.quiet };
  paper.tag('P', () => paper.text(kind, page.left, 43.6, style));
  if (status === 'confirmed' || status === 'delivered') return;
  const label = trainingClassStatuses.labelOf(status);
  const at = page.left + paper.widthOf(kind, style) + 12;
  const bold = { size: 9, weight: 'bold' } as const;
  paper.decoration(() => paper.frame(at, 32.5, paper.widthOf(label, bold) + 12, 15, 1));
  paper.tag('P', () => paper.text(label, at + 6, 43.3, bold));
}

function factsOf({ class: ofClass, days }: Register): Fact[] {
  const { reference, customer, trainer, address } = ofClass;
  const [first] = days;
  const dates = first ? formatDateRange(first.startsAt, days.at(-1)?.startsAt ?? first.startsAt) : 'No dates yet';
  return [
    { label: 'Class', value: reference, share: 2 },
    { label: 'Dates', value: dates, share: 3 },
    { label: 'Place', value: address.join(', ') || deliveryPlace(ofClass), share: 5 },
    ...(customer === null ? [] : [{ label: 'Customer', value: customer, share: 4 }]),
    { label: 'Trainer', value: trainer ?? 'No trainer yet', share: 3 },
  ];
}

function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  const shares = facts.reduce((sum, { share }) => sum + share, 0);
  const width = page.right - page.left - FACT_GAP * (facts.length - 1);
  let at: number = page.left;
  for (const { label, value, share } of facts) {
    const room = { width: (width * share) / shares, height: 23, size: 9.5, smallest: 7 };
    const fitted = paper.fit(value, room);
    const x = at;
    paper.tag('P', () => {
      paper.text(label, x, 103, { size: 7.5, color: shades.quiet, more: true });
      paper.lines(fitted, x, fitted.lines.length > 1 ? 119 : 114);
    });
    at += room.width + FACT_GAP;
  }
}
