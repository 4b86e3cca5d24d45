import { setImmediate } from 'node:timers/promises';
import { DrawingTurns, type Reader } from './DrawingTurns.ts';
import { Paper, type PdfFacts } from './Paper.ts';

/** Lets the server answer others. Call it after each piece of work of a few milliseconds. Throws when nobody waits any more. */
export type Pause = () => Promise<void>;

const turns = new DrawingTurns();

/**
 * Makes a PDF file, as the content of a download:
 *
 *     defineDownload('classRegister', { …, file: async (database, id, reader) => {
 *       const register = await readRegister(database, id);
 *       const content = pdfOf(facts, reader, (paper, pause) => drawRegister(paper, register, pause));
 *       return { name, type: 'application/pdf', content };
 *     } });
 *
 * The same facts and drawing give the same bytes, in every process and time zone. Read everything before: the files of a
 * process are drawn one after the other. A file whose reader leaves is not drawn to its end.
 *
 * @param draw draws all pages. It awaits `pause` again and again.
 */
export async function* pdfOf(
  facts: PdfFacts,
  reader: Reader,
  draw: (paper: Paper, pause: Pause) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  yield* await turns.take(reader, async () => {
    const paper = new Paper(facts);
    const parts: Uint8Array[] = [];
    const taken = (async () => {
      for await (const part of paper.parts) parts.push(part);
    })();
    await draw(paper, () => setImmediate(undefined, { signal: reader.signal }));
    paper.end();
    await taken;
    return parts;
  });
}
