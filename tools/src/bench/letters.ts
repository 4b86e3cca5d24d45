import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Letter, pdfOf } from '@console/pdf';
import { atMost, type Figure, reported } from './figure.ts';

/** The bars of rules.md §5 for a PDF file, in milliseconds of processor time. */
const files = [
  { rows: 3, bar: 80 },
  { rows: 70, bar: 120 },
] as const;

/** So many files show whether memory grows. */
const MANY = 5_000;

/** Names in three scripts, as customers have them. */
const customers = ['Calder Valley Housing', '北京华润培训有限公司', 'شركة الوادي للتدريب'] as const;

/** Measures letters like invoices: the processor time of a file, and the memory after 5,000 of them. */
export async function measureLetters(): Promise<Figure[]> {
  const first = await processorTime(() => drawLetter(3, 0));
  const figures: Figure[] = [reported('PDF of 3 rows, the first of a process, processor time', first, 'ms')];
  for (const { rows, bar } of files) {
    const count = 30;
    const time = await processorTime(async () => {
      for (let file = 0; file < count; file++) await drawLetter(rows, file);
    });
    figures.push(atMost(`PDF of ${rows} rows, processor time`, time / count, bar, 'ms'));
  }
  for (let file = 0; file < MANY / 10; file++) await drawLetter(3, file);
  const before = usedMegabytes();
  for (let file = 0; file < MANY; file++) await drawLetter(3, file);
  figures.push(
    atMost(`Growth of the heap by ${MANY.toLocaleString('en-GB')} PDF files`, usedMegabytes() - before, 5, 'MB'),
  );
  return figures;
}

async function drawLetter(rows: number, file: number): Promise<void> {
  const reader = { userId: 'reader', signal: new AbortController().signal };
  const title = `VAT invoice ${file}`;
  const content = pdfOf({ title, author: 'Calder Training', changedAt: new Date(0) }, reader, (paper, pause) => {
    const letter = new Letter(paper, {
      color: '#145a8c',
      sender: 'Calder Training',
      logo: null,
      title,
      footer: 'Northgate Learning Group Ltd',
      watermark: null,
    });
    letter.head('VAT invoice', `Number ${file}`);
    const lines = [customers[file % customers.length] ?? '', '14 Crossley Street', 'Halifax', 'HX1 1UJ'];
    letter.beside([{ label: 'Bill to', lines }], [{ label: 'Invoice number', value: String(file) }]);
    letter.table(
      [
        { title: 'Description' },
        { title: 'Quantity', width: 46, align: 'right' },
        { title: 'Net', width: 76, align: 'right' },
      ],
      Array.from({ length: rows }, (_, row) => [`Mental Health First Aid, group ${row + 1}`, '2', `£${row + 905}.00`]),
    );
    letter.box('How to pay', [
      { label: 'Pay to', value: 'Northgate Learning Group Ltd' },
      { label: 'Sort code', value: '40-12-76' },
    ]);
    return letter.draw(pause);
  });
  for await (const _part of content);
}

async function processorTime(work: () => Promise<void>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The heap after everything unused was collected. */
function usedMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}
