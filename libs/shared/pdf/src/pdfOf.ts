import { setImmediate } from 'node:timers/promises';
import { DrawingTurns, type Reader } from './DrawingTurns.ts';
import { Paper, type PdfFacts } from './Paper.ts';

/** Lets the server answer others. Call it after each piece of work of a few milliseconds. Throws when nobody waits any more. */
export type Pause = () => Promise<void>;

/** Draws pages. It awaits `pause` again and again. */
export type DrawPages = (paper: Paper, pause: Pause) => Promise<void>;

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
 * @param draw draws all pages.
 */
export async function* pdfOf(facts: PdfFacts, reader: Reader, draw: DrawPages): AsyncGenerator<Uint8Array> {
  yield* await turns.take(reader, async () => {
    const sheets = new Sheets(facts, reader);
    return [...(await sheets.add(draw)), ...(await sheets.end())];
  });
}

/**
 * Makes a PDF file of several documents, one after the other. Each is read and drawn when the reader has taken those before, and
 * other readers take turns after each. The structure of all of them stays in memory until the end: some 90 KB for an invoice.
 */
export async function* pdfOfSeveral(
  facts: PdfFacts,
  reader: Reader,
  documents: AsyncIterable<DrawPages>,
): AsyncGenerator<Uint8Array> {
  const sheets = new Sheets(facts, reader);
  for await (const draw of documents) yield* await turns.take(reader, () => sheets.add(draw));
  yield* await turns.take(reader, () => sheets.end());
}

/** The pages of one file, and the bytes that are ready. */
class Sheets {
  readonly #paper: Paper;
  readonly #pause: Pause;
  readonly #taken: Promise<void>;
  #ready: Uint8Array[] = [];

  constructor(facts: PdfFacts, { signal }: Reader) {
    const paper = new Paper(facts);
    this.#paper = paper;
    this.#pause = () => setImmediate(undefined, { signal });
    this.#taken = (async () => {
      for await (const part of paper.parts) this.#ready.push(part);
    })();
  }

  /** Draws pages. Returns the bytes that are ready then. */
  async add(draw: DrawPages): Promise<Uint8Array[]> {
    await draw(this.#paper, this.#pause);
    return this.#take();
  }

  /** Completes the file. Returns its last bytes. */
  async end(): Promise<Uint8Array[]> {
    this.#paper.end();
    await this.#taken;
    return this.#take();
  }

  #take(): Uint8Array[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }
}
