import { setImmediate } from 'node:timers/promises';
import { Paper, type PdfFacts } from './Paper.ts';

/** Lets the server answer others. Call it after each piece of work of a few milliseconds. */
export type Pause = () => Promise<void>;

let last: Promise<unknown> = Promise.resolve();

/** Runs work when the work before it has ended. Drawing keeps the processor busy, so two files at once would only hold more memory. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Makes a PDF file, as the content of a download:
 *
 *     defineDownload('classRegister', { …, file: async (database, id) => {
 *       const register = await readRegister(database, id);
 *       return { name, type: 'application/pdf', content: pdfOf(facts, (paper, pause) => drawRegister(paper, register, pause)) };
 *     } });
 *
 * The same facts and drawing give the same bytes, in every process and time zone. Read everything before: the files of a
 * process are drawn one after the other.
 *
 * @param draw draws all pages. It awaits `pause` again and again.
 */
export async function* pdfOf(
  facts: PdfFacts,
  draw: (paper: Paper, pause: Pause) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  yield* await inTurn(async () => {
    const paper = new Paper(facts);
    const parts: Uint8Array[] = [];
    const taken = (async () => {
      for await (const part of paper.parts) parts.push(part);
    })();
    await Promise.all([taken, draw(paper, () => setImmediate()).finally(() => paper.end())]);
    return parts;
  });
}
