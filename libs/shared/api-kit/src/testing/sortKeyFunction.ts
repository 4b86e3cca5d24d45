import { type Replacement, sortKeyRules } from '@console/format';

/**
 * Returns the statement that makes the database's function `sort_key` from the rules of `sortKey`. The newest migration
 * that makes the function holds this text; a test compares them.
 */
export function sortKeyFunction(): string {
  const { signs, ignored, letters, spaces } = sortKeyRules;
  const all: readonly Replacement[] = [...signs, ...letters];
  const plain = `normalize(${translated('value', signs)}, NFKD)`;
  const bare = `regexp_replace(${plain}, '[${classOf(ignored)}]', '', 'g')`;
  const small = `lower(${bare} COLLATE "und-x-icu") COLLATE "C"`;
  const simple = all.filter(([becomes]) => becomes.length === 1);
  const longer = all.filter(([becomes]) => becomes.length > 1);
  const key = longer.reduce(
    (text, [becomes, characters]) =>
      [...characters].reduce((inner, one) => `replace(${inner}, ${literal(one)}, '${becomes}')`, text),
    translated(small, simple),
  );
  const full = `btrim(regexp_replace(${key}, '[${classOf(spaces)}]+', ' ', 'g'))`;
  return `CREATE OR REPLACE FUNCTION sort_key(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN value !~ '${unusual}' THEN btrim(lower(value COLLATE "C")) ELSE ${full} END;
`;
}

/** Most texts are plain ASCII. For them a short way leads to the same key, twenty times as fast. */
const unusual = '[^ -_a-~]|  ';

function translated(text: string, replacements: readonly Replacement[]): string {
  const pairs = replacements.flatMap(([becomes, characters]) =>
    eachOf(characters).map((one) => [one, becomes] as const),
  );
  const from = pairs.map(([one]) => one).join('');
  const to = pairs.map(([, becomes]) => becomes).join('');
  return `translate(${text},\n  ${literal(from)},\n  ${literal(to)})`;
}

/** Every character of a list in which `a-z` is a range. */
function eachOf(characters: string): string[] {
  const found = characters.matchAll(/(.)(?:-(.))?/gsu);
  return [...found].flatMap(([, first = '', last = first]) => {
    const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
}

/** The inside of a character class of PostgreSQL's regular expressions. */
const classOf = (characters: string): string => characters.replace(/[^ -~]/gu, (one) => escaped(one, '\\u', '\\U000'));

/** A text literal with escapes, so that the migration shows invisible characters too. */
function literal(text: string): string {
  const shown = text.replaceAll("'", "''");
  return /[^ -~]/.test(shown) ? `U&'${shown.replace(/[^ -~]/gu, (one) => escaped(one, '\\', '\\+0'))}'` : `'${shown}'`;
}

function escaped(one: string, short: string, long: string): string {
  const code = (one.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code.length > 4 ? `${long}${code}` : `${short}${code.padStart(4, '0')}`;
}
