import { expect, test } from 'vitest';
import { Faces } from './Faces.ts';
import { printable, runsOf } from './runsOf.ts';

const faces = new Faces();

/** The runs on paper from left to right: 'NotoSans: Zoë'. */
const onPaper = (text: string) =>
  runsOf(printable(text), 'regular', faces).map((run) => `${run.face.name.replace('-Regular', '')}: ${run.text}`);

test('a text in one script of the first font is one run', () => {
  expect(onPaper('Dr Zoë O’Brien-Łuk (UK)')).toEqual(['NotoSans: Dr Zoë O’Brien-Łuk (UK)']);
  expect(onPaper('Юлия Νίκος')).toEqual(['NotoSans: Юлия Νίκος']);
});

test('words from right to left stand in the order of the paper', () => {
  expect(onPaper('דוד כהן')).toEqual(['NotoSansHebrew: כהן', 'NotoSansHebrew:  ', 'NotoSansHebrew: דוד']);
});

test('a run whose glyphs stand in another order says what it stands for', () => {
  expect(runsOf('น้ำ', 'regular', faces)).toMatchObject([{ text: 'นํ้า', actual: 'น้ำ' }]);
  expect(runsOf('Zoë 한', 'regular', faces).map(({ actual }) => actual)).toEqual([undefined, undefined]);
});

test('a bracket between two directions opens the other way', () => {
  expect(
    onPaper('أحمد (ب)')
      .join('')
      .replace(/NotoSans(Arabic)?: /g, ''),
  ).toBe('(ب) أحمد');
});

test('a name in Latin letters with a name in Arabic letters keeps its order', () => {
  expect(onPaper('Ahmed (أحمد) Smith')).toEqual(['NotoSans: Ahmed (', 'NotoSansArabic: أحمد', 'NotoSans: ) Smith']);
});

test('a font is opened only for a text that needs it', () => {
  const opened: string[] = [];
  const lazy = new Faces(({ name }) => opened.push(name));
  for (const text of ['Zoë 👩🏽‍💻 Müller', 'አበበ', 'สมชาย', '김철수', '王小明']) runsOf(printable(text), 'bold', lazy);
  expect(opened).toEqual(['NotoSans-Bold', 'NotoSansThai-Bold', 'NotoSansKR-Bold', 'NotoSansSC-Regular']);
});

test('a character that no font has is one �, whatever it is made of', () => {
  expect(onPaper('👩🏽‍💻')).toEqual(['NotoSans: �']);
  expect(onPaper('አ')).toEqual(['NotoSans: �']);
});

test('a text becomes one line of composed characters', () => {
  expect(printable(' Zoe\u0308\u00A0\r\n Smith\u0007 ')).toBe('Zoë Smith');
});
