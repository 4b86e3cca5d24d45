import { pdfOf } from '../pdfOf.ts';

/** Names in every script that the fonts have, and in two that they do not have. */
export const names = [
  'Oliver Bamford',
  'Łukasz Żółć',
  'Nguyễn Thị Ánh',
  'Νίκος Παπαδόπουλος',
  'Юлия Щербакова',
  'דוד כהן',
  'محمد العلي',
  'نگار پژمان',
  '王小明',
  'さくら',
  'Zoë 👩🏽‍💻 Müller',
  '김철수',
];

/** A file with a line for each text. */
export async function helloPdf(texts: readonly string[] = names): Promise<Buffer> {
  const facts = {
    title: 'Names in any script',
    author: 'Calder Training',
    changedAt: new Date('2026-11-16T09:30:00Z'),
  };
  const parts: Uint8Array[] = [];
  const content = pdfOf(facts, async (paper, pause) => {
    paper.addPage();
    for (const [index, text] of texts.entries()) {
      paper.tag('P', () => paper.text(text, 40, 60 + index * 20, { size: 12, weight: index % 2 ? 'bold' : 'regular' }));
      await pause();
    }
  });
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

// Prints the file's digest, for a test that compares processes.
if (import.meta.main) {
  const { createHash } = await import('node:crypto');
  if (process.argv.includes('--after-another')) await helloPdf(['Earlier file: \u00A0 ﻻ ‐ Å']);
  console.log(
    createHash('sha256')
      .update(await helloPdf())
      .digest('hex'),
  );
}
