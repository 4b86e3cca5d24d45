import { sortKey } from '@console/format';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  mark: {
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { color: 'Highlight' },
  },
});

interface HighlightedTextProps {
  readonly text: string;
  /** The search words, as `searchWords` returns them. */
  readonly words: readonly string[];
}

/** A text with the search words highlighted. */
export function HighlightedText({ text, words }: HighlightedTextProps) {
  const styles = useStyles();
  return partsOf(text, words).map(({ part, at, found }) =>
    found ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Part {
  readonly part: string;
  readonly at: number;
  readonly found: boolean;
}

function partsOf(text: string, words: readonly string[]): Part[] {
  const { key, places } = keyWithPlaces(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = word === '' ? -1 : key.indexOf(word); at >= 0; at = key.indexOf(word, at + word.length)) {
      found.fill(true, places[at], places[at + word.length] ?? text.length);
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    while (end < text.length && found[end] === found[at]) end += 1;
    parts.push({ part: text.slice(at, end), at, found: found[at] === true });
    at = end;
  }
  return parts;
}

/** The sort key of a text, and for each of its characters the place in the text that it comes from. */
function keyWithPlaces(text: string): { readonly key: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let key = '';
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    const part = /\s/.test(character) ? ' ' : sortKey(character);
    key += part;
    for (let unit = 0; unit < part.length; unit += 1) places.push(index);
  }
  return { key, places };
}
