import { type Choice, type Filter, type FilterOptions, type Own, variablesBy } from './filter.ts';

/** The label of each value, in the order of the choices: `invoiceStatuses.labels` of the contracts. */
type Labels<Value extends string> = Readonly<Record<Value, string>>;

interface TextOptions<Variables extends object> extends FilterOptions<string, Variables> {
  /** The placeholder of the search box: 'Filter by title or reference'. */
  readonly placeholder: string;
}

/** A filter by search text: one line, no longer than the API accepts. */
export function textFilter<Variables extends object = Own<string | null>>({
  label,
  placeholder,
  variables,
}: TextOptions<Variables>): Filter<string, Variables> {
  const variablesOf = variablesBy<string | null, Variables>(variables);
  return {
    label,
    read: (url, key) => oneLine(url(key)[0] ?? ''),
    write: (text, key) => ({ [key]: [oneLine(text)] }),
    variables: (text, name) => variablesOf(text || null, name),
    removed: '',
    isActive: (text) => text !== '',
    control: (text, onChange) => ({ kind: 'text', text, placeholder, onChange }),
    typed: true,
  };
}

const LONGEST_TEXT = 255;

/** Pasted text may contain any character. A character of two UTF-16 units is never cut in half. */
function oneLine(value: string): string {
  const line = value.replace(/\p{Cc}/gu, ' ').trim();
  return line
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

interface ChoiceOptions<Value extends string, Variables extends object> extends FilterOptions<Value, Variables> {
  readonly choices: Labels<Value>;
}

/** A filter that takes one of a few values, or any. */
export function choiceFilter<const Value extends string, Variables extends object = Own<Value | null>>({
  label,
  choices,
  variables,
}: ChoiceOptions<Value, Variables>): Filter<Value | null, Variables> {
  const values = keysOf(choices);
  const first = (words: readonly string[]) => among(values, words)[0] ?? null;
  return {
    label,
    read: (url, key) => first(url(key)),
    write: (value, key) => ({ [key]: value === null ? [] : [value] }),
    variables: variablesBy<Value | null, Variables>(variables),
    removed: null,
    isActive: (value) => value !== null,
    control: (value, set) => ({
      kind: 'choices',
      choices: offered(choices),
      chosen: value === null ? [] : [value],
      multiple: false,
      onChange: (chosen) => set(first(chosen)),
    }),
  };
}

/** A filter that takes several of a few values, in their own order. No choice means all. */
export function severalFilter<const Value extends string, Variables extends object = Own<readonly Value[] | null>>({
  label,
  choices,
  variables,
}: FilterOptions<readonly Value[], Variables> & { readonly choices: Labels<Value> }): Filter<
  readonly Value[],
  Variables
> {
  const values = keysOf(choices);
  const variablesOf = variablesBy<readonly Value[] | null, Variables>(variables);
  return {
    label,
    read: (url, key) => among(values, url(key)),
    write: (chosen, key) => ({ [key]: among(values, chosen) }),
    variables: (chosen, name) => variablesOf(chosen.length > 0 ? chosen : null, name),
    removed: [],
    isActive: (chosen) => chosen.length > 0,
    control: (chosen, set) => ({
      kind: 'choices',
      choices: offered(choices),
      chosen,
      multiple: true,
      onChange: (next) => set(among(values, next)),
    }),
  };
}

interface SegmentOptions<Value extends string, Variables extends object> extends ChoiceOptions<Value, Variables> {
  /** The value that matches every row. It is the default. */
  readonly all: NoInfer<Value>;
}

/** A filter with a few values side by side. One of them matches every row; for this value its variable is null. */
export function segmentFilter<const Value extends string, Variables extends object = Own<Value | null>>({
  label,
  choices,
  all,
  variables,
}: SegmentOptions<Value, Variables>): Filter<Value, Variables> {
  const variablesOf = variablesBy<Value | null, Variables>(variables);
  const first = (words: readonly string[]) => among(keysOf(choices), words)[0] ?? all;
  return {
    label,
    read: (url, key) => first(url(key)),
    write: (value, key) => ({ [key]: value === all ? [] : [value] }),
    variables: (value, name) => variablesOf(value === all ? null : value, name),
    removed: all,
    isActive: (value) => value !== all,
    control: (value, set) => ({
      kind: 'segments',
      choices: offered(choices),
      chosen: [value],
      multiple: false,
      onChange: (chosen) => set(first(chosen)),
    }),
  };
}

interface FlagOptions<Variables extends object> extends FilterOptions<boolean, Variables> {
  readonly yes: string;
  readonly no: string;
  /** The id of an optional column that comes into view with yes. The user may hide it. */
  readonly shows?: string;
}

/** A filter by yes or no; null means both. The URL holds 1 or 0 (C§2). */
export function flagFilter<Variables extends object = Own<boolean | null>>({
  label,
  yes,
  no,
  shows,
  variables,
}: FlagOptions<Variables>): Filter<boolean | null, Variables> {
  const flagOf = (word: string | undefined) => (word === '1' ? true : word === '0' ? false : null);
  const wordsOf = (value: boolean | null) => (value === null ? [] : [value ? '1' : '0']);
  return {
    label,
    read: (url, key) => flagOf(url(key)[0]),
    write: (value, key) => ({ [key]: wordsOf(value) }),
    variables: variablesBy<boolean | null, Variables>(variables),
    removed: null,
    isActive: (value) => value !== null,
    shows: (value) => (value === true ? shows : undefined),
    control: (value, set) => ({
      kind: 'choices',
      choices: [
        { value: '1', label: yes },
        { value: '0', label: no },
      ],
      chosen: wordsOf(value),
      multiple: false,
      yesNo: yes === 'Yes',
      onChange: ([chosen]) => set(flagOf(chosen)),
    }),
  };
}

/**
 * A value in the URL that filters nothing, such as the view of a list. Clearing the filters does not change it.
 *
 * @param standard the value when the URL has none.
 */
export function urlValue<const Value extends string, Variables extends object>(
  values: readonly Value[],
  standard: Value,
  variables: (value: Value) => Variables,
): Filter<Value, Variables> {
  return {
    label: null,
    read: (url, key) => among(values, url(key))[0] ?? standard,
    write: (value, key) => ({ [key]: value === standard ? [] : [value] }),
    variables,
    isActive: () => false,
    control: () => null,
  };
}

/** Returns the known values that `words` contains, in the order of the known values. */
export function among<Value extends string>(values: readonly Value[], words: readonly string[]): Value[] {
  return values.filter((value) => words.includes(value));
}

function keysOf<Value extends string>(labels: Labels<Value>): readonly Value[] {
  return Object.keys(labels) as Value[];
}

function offered(labels: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
