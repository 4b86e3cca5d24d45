const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A sentence of an answer. */
export interface Sentence {
  readonly words: string;
  /** The place of its text among the texts of the answer: the line of a question with several lines. */
  readonly text: number;
  /** Its first character in the text, and the one after its last. */
  readonly start: number;
  readonly end: number;
}

/** The places of the first and the last sentence of a passage. */
export interface Passage {
  readonly first: number;
  readonly last: number;
}

/** One space between words, as the page shows a text. */
const asShown = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The sentences of the texts of an answer, in their order. A line break ends a sentence. */
export function sentencesOf(texts: readonly string[]): readonly Sentence[] {
  return texts.flatMap((whole, text) =>
    [...segmenter.segment(whole)].flatMap(({ segment, index }) => {
      const words = segment.trim();
      const start = index + segment.indexOf(words);
      return words === '' ? [] : [{ words: asShown(words), text, start, end: start + words.length }];
    }),
  );
}

/**
 * Returns the passage with all sentences of which some text is selected. Null when the selection is not in one text of this
 * answer.
 *
 * @param selected the selected text of the page.
 */
export function passageOf(texts: readonly string[], sentences: readonly Sentence[], selected: string): Passage | null {
  const wanted = asShown(selected);
  if (wanted === '') return null;
  const text = texts.findIndex((each) => asShown(each).includes(wanted));
  const displayed = asShown(texts[text] ?? '');
  const start = displayed.indexOf(wanted);
  let from = 0;
  const touched = sentences.flatMap((sentence, place) => {
    if (sentence.text !== text) return [];
    const begins = displayed.indexOf(sentence.words, from);
    from = begins + sentence.words.length;
    return begins < start + wanted.length && start < from ? [place] : [];
  });
  const [first, last] = [touched[0], touched.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/**
 * Marks or unmarks a sentence. A passage has no gaps: a sentence apart brings those between, and one of another text
 * begins a new passage. Without a sentence in its middle, the passage ends before it.
 */
export function marking(
  sentences: readonly Sentence[],
  passage: Passage | null,
  place: number,
  isMarked: boolean,
): Passage | null {
  if (passage === null) return isMarked ? { first: place, last: place } : null;
  const { first, last } = passage;
  if (isMarked) {
    if (sentences[place]?.text !== sentences[first]?.text) return { first: place, last: place };
    return { first: Math.min(first, place), last: Math.max(last, place) };
  }
  if (place < first || place > last) return passage;
  if (first === last) return null;
  return place === first ? { first: first + 1, last } : { first, last: place - 1 };
}

/** The words of a passage as they stand in its text, on one line. Empty without a passage. */
export function wordsOf(texts: readonly string[], sentences: readonly Sentence[], passage: Passage | null): string {
  const first = passage && sentences[passage.first];
  const last = passage && sentences[passage.last];
  return first && last ? asShown((texts[first.text] ?? '').slice(first.start, last.end)) : '';
}
