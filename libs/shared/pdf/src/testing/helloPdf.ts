import { pdfOf } from '../pdfOf.ts';

/** Names in every script that the fonts have. */
export const printedNames = [
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
  '김철수',
  'สมชาย น้ำผู้ใหญ่',
  'हिन्दी क्षितिज शर्मा',
  'রবীন্দ্রনাথ প্রিয়া',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'હિતેશ પ્રિયા',
  'கார்த்திகேயன் ஸ்ரீ',
  'ප්‍රියන්ත ජයවර්ධන',
  'Արամ Խաչատրյան',
  'გიორგი ბერიძე',
];

/** The same, and names with characters that no font has. */
export const names = [...printedNames, 'Zoë 👩🏽‍💻 Müller', 'አበበ'];

/** A file with a line for each text. */
export async function helloPdf(texts: readonly string[] = names): Promise<Buffer> {
  const facts = {
    title: 'Names in any script',
    author: 'Calder Training',
    changedAt: new Date('2026-11-16T09:30:00Z'),
  };
  const parts: Uint8Array[] = [];
  const reader = { userId: 'reader', signal: new AbortController().signal };
  const content = pdfOf(facts, reader, async (paper, pause) => {
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
  // Files that use the glyphs of other characters first, and the names one by one in another order.
  const earlier = ['Earlier file: \u00A0 ﻻ ‐ Å', ...names.toReversed()];
  if (process.argv.includes('--after-another')) for (const text of earlier) await helloPdf([text, text]);
  console.log(
    createHash('sha256')
      .update(await helloPdf())
      .digest('hex'),
  );
}
