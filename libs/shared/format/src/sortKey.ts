/**
 * The rules of {@link sortKey}. The database's function `sort_key` is made from the same rules: the test "a sort
 * key" holds the newest migration against them and prints the text of the next one. A backfill then writes the keys anew.
 */
export const sortKeyRules = {
  /** What many signs become: every apostrophe, hyphen or dash, and double quote of any script. */
  signs: [
    [
      "'",
      '\u0060\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u0384\u055A\u05F3\u07F4\u07F5\u1FBD\u1FBF\u1FFD\u1FFE\u2018-\u201B\u2032\u2035\u275B\u275C\uA78B\uA78C',
    ],
    ['-', '\u058A\u05BE\u1806\u2010-\u2015\u2043\u2212\u2E17\u2E1A\u2E3A\u2E3B\u2E40'],
    ['"', '\u201C-\u201F'],
  ],
  /** Accents, vowel points and invisible characters. They are removed after the decomposition (NFKD). */
  ignored:
    '\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u0711\u0730-\u074A\u115F\u1160\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}',
  /** What small letters become that have no decomposition, such as those with a stroke. */
  letters: [
    ['a', 'ⱥə'],
    ['ae', 'æ'],
    ['b', 'ƀƃɓ'],
    ['c', 'ƈȼ'],
    ['d', 'đðɖɗƌȡ'],
    ['e', 'ɇǝɛ'],
    ['f', 'ƒ'],
    ['g', 'ǥɠɡ'],
    ['h', 'ħⱨɦ'],
    ['i', 'ıɨɩ'],
    ['j', 'ȷɉ'],
    ['k', 'ƙⱪ'],
    ['l', 'łƚⱡɫɬ'],
    ['m', 'ɱ'],
    ['n', 'ŋɲƞȵ'],
    ['o', 'øɵɔ'],
    ['oe', 'œ'],
    ['p', 'ƥᵽ'],
    ['q', 'ĸɋ'],
    ['r', 'ɍɽ'],
    ['s', 'ȿʂ'],
    ['ss', 'ß'],
    ['t', 'ŧƭʈⱦȶ'],
    ['th', 'þ'],
    ['u', 'ʉ'],
    ['v', 'ʋ'],
    ['w', 'ⱳ'],
    ['y', 'ƴɏ'],
    ['z', 'ƶȥɀⱬ'],
    ['σ', 'ς'],
    ['г', 'ґ'],
    ['ا', 'ٱ'],
    ['ك', 'ک'],
    ['ي', 'یى'],
    ['ه', 'ة'],
  ],
  /** Characters that separate words and are no spaces after the decomposition. */
  spaces: '\t-\r \u0085\u1680\u2028\u2029\u2800',
} as const satisfies {
  readonly signs: readonly Replacement[];
  readonly ignored: string;
  readonly letters: readonly Replacement[];
  readonly spaces: string;
};

/** What the characters become, and the characters. `a-z` in them is a range. */
export type Replacement = readonly [becomes: string, characters: string];

/**
 * Returns the form in which texts are sorted, searched and compared: without case, accents and invisible characters,
 * with one kind of apostrophe, dash and space. Two names with the same key are the same name. The database's function
 * `sort_key` returns the same.
 */
export function sortKey(text: string): string {
  const plain = replaceSigns(text).normalize('NFKD').replace(ignored, '').toLowerCase();
  return replaceAll(plain).replace(spaces, ' ').trim();
}

const ignored = new RegExp(`[${sortKeyRules.ignored}]`, 'gu');
const spaces = new RegExp(`[${sortKeyRules.spaces}]+`, 'gu');
const replaceSigns = replacing(sortKeyRules.signs);
const replaceAll = replacing([...sortKeyRules.signs, ...sortKeyRules.letters]);

function replacing(replacements: readonly Replacement[]): (text: string) => string {
  const every = new RegExp(`[${replacements.map(([, characters]) => characters).join('')}]`, 'gu');
  const kinds = replacements.map(([becomes, characters]) => [becomes, new RegExp(`[${characters}]`, 'u')] as const);
  return (text) => text.replace(every, (found) => kinds.find(([, kind]) => kind.test(found))?.[0] ?? found);
}

/**
 * Returns the words of a search text as they stand in sort keys. Signs around a word that come along with a copied
 * reference or address are removed: `(BK-10482)`, `#10482`, `<ada@example.org>;`.
 */
export function searchWords(text: string): string[] {
  return sortKey(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => withoutSigns(word) || word);
}

function withoutSigns(word: string): string {
  const signs = [...word].map((one) => '"\'()[]{}<>#.,;:!?'.includes(one));
  const bare = [...word].slice(signs.indexOf(false), signs.lastIndexOf(false) + 1).join('');
  return bare.startsWith('mailto:') ? bare.slice('mailto:'.length) : bare;
}
