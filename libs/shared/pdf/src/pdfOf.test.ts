import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pdfOf, pdfOfSeveral } from './pdfOf.ts';
import { helloPdf, names, printedNames } from './testing/helloPdf.ts';
import { glyphsOf, readPdf } from './testing/readPdf.ts';

const script = fileURLToPath(new URL('./testing/helloPdf.ts', import.meta.url));

async function digestIn(timeZone: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TZ: timeZone, LANG: 'de_DE.UTF-8' };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return stdout.trim();
}

test('the same content gives the same bytes', async () => {
  expect((await helloPdf()).equals(await helloPdf())).toBe(true);
});

test('the bytes are the same in every process and time zone, also after other files', async () => {
  const first = await digestIn('Pacific/Auckland');
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(await digestIn('America/Los_Angeles', '--after-another')).toBe(first);
});

test.each(names)('the name %j can be read and copied', async (name) => {
  const [runs = []] = readPdf(await helloPdf([name]));
  expect(words(runs.join(''))).toEqual(words(name));
});

test.each(printedNames)('the name %j is printed with glyphs of its script, regular and bold', async (name) => {
  const [glyphs = []] = glyphsOf(await helloPdf([name, name]));
  const seen = glyphs.map(({ characters }) => characters).join('');
  // Thai AM is drawn in two parts.
  for (const character of name.replace(' ', '').replaceAll('ำ', 'ํา')) expect(seen).toContain(character);
  expect(seen).not.toContain('�');
  expect(glyphs.filter(({ number }) => number === 0)).toEqual([]);
});

test('a character without a font is drawn as �, and is still read as itself', async () => {
  const file = await helloPdf(['Zoë 👩🏽‍💻 Müller']);
  expect(readPdf(file)[0]).toEqual(['Zoë ', '👩🏽‍💻', ' Müller']);
  const glyphs = glyphsOf(file)[0]?.filter(({ characters }) => characters === '�') ?? [];
  expect(glyphs.map(({ number }) => number > 0)).toEqual([true]);
});

test.each(['רְָׁר', 'a\u0334\u034C', '௫ஂ', '๓ฬูำฉ'])(
  'the marks of %j, which fontkit cannot place, do not stop the file',
  async (text) => {
    const file = await helloPdf([text, text]);
    expect(words(readPdf(file)[0]?.join('') ?? '')).not.toEqual([]);
    expect(glyphsOf(file).flat().length).toBeGreaterThan(2);
  },
);

test('texts without anything to show make no failure', async () => {
  expect(readPdf(await helloPdf(['', ' \n\t', '\u200F\u200D', '\uFE0F']))).toEqual([[]]);
});

test('the next file is made although drawing one failed, and the failure reaches the one who asked', async () => {
  const broken = pdfOf(facts, readerNamed('reader'), () => Promise.reject(new Error('No ink.')));
  const next = helloPdf();
  await expect(broken.next()).rejects.toThrow('No ink.');
  expect(readPdf(await next)).toHaveLength(1);
});

const facts = { title: 'Broken', author: 'Calder Training', changedAt: new Date(0) };
const readerNamed = (userId: string, signal = new AbortController().signal) => ({ userId, signal });

test('a file whose reader leaves is not drawn to its end, and one that waits is not begun', async () => {
  const [leaving, waiting] = [new AbortController(), new AbortController()];
  let rows = 0;
  const drawing = pdfOf(facts, readerNamed('a', leaving.signal), async (paper, pause) => {
    paper.addPage();
    for (; rows < 1_000; rows += 1) {
      if (rows === 2) leaving.abort();
      await pause();
    }
  }).next();
  const next = pdfOf(facts, readerNamed('b', waiting.signal), () => expect.unreachable()).next();
  waiting.abort();
  await expect(next).rejects.toMatchObject({ name: 'AbortError' });
  await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
  expect(rows).toBe(2);
  expect(readPdf(await helloPdf())).toHaveLength(1);
});

test('readers take turns, however many files one of them asks for', async () => {
  const order: string[] = [];
  const draw = (userId: string) =>
    pdfOf(facts, readerNamed(userId), async (paper, pause) => {
      paper.addPage();
      await pause();
      order.push(userId);
    }).next();
  await Promise.all([...Array.from({ length: 5 }, () => draw('a')), draw('b'), draw('c'), draw('b')]);
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a', 'a']);
});

test('a file has all of its pages', async () => {
  const parts: Uint8Array[] = [];
  const content = pdfOf(facts, readerNamed('reader'), async (paper, pause) => {
    for (const name of ['first', 'second', 'third']) {
      paper.addPage();
      paper.tag('P', () => paper.text(name, 40, 60, { size: 12 }));
      await pause();
    }
  });
  for await (const part of content) parts.push(part);
  expect(readPdf(Buffer.concat(parts)).map(([text]) => text)).toEqual(['first', 'second', 'third']);
});

test('several documents are drawn one after the other, each when those before are taken, and others come between', async () => {
  const order: string[] = [];
  async function* documents() {
    for (const name of ['first', 'second', 'third']) {
      order.push(`read ${name}`);
      yield async (paper: Parameters<Parameters<typeof pdfOf>[2]>[0]) => {
        paper.addPage();
        paper.tag('P', () => paper.text(name, 40, 60, { size: 12 }));
        order.push(`drew ${name}`);
      };
    }
  }
  const parts: Uint8Array[] = [];
  for await (const part of pdfOfSeveral(facts, readerNamed('a'), documents())) {
    // The reader takes a part while the third document is not even read.
    if (parts.push(part) === 1) expect(order).not.toContain('read third');
    await helloPdf(['Meanwhile']);
  }
  expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => [`read ${name}`, `drew ${name}`]));
  expect(readPdf(Buffer.concat(parts)).map(([text]) => text)).toEqual(['first', 'second', 'third']);
});

/** Words from right to left are drawn in the order of the paper. */
const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();
