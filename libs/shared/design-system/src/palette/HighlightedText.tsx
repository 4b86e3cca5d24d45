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
  /** The search words in lower case. */
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
  const lower = text.toLowerCase();
  // The lower case of a few letters is longer. Then the positions do not match and nothing is highlighted.
  const sure = lower.length === text.length;
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of sure ? words : []) {
    for (let at = word === '' ? -1 : lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      found.fill(true, at, at + word.length);
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
