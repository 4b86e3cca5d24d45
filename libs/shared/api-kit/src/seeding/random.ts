const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Chance that is always the same for the same parts: what is drawn from `random('customer', 7)` never changes. */
export interface Random {
  /** From 0 up to, not including, 1. */
  number(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Some of the values, each at most once, in a random order. */
  sample<Value>(values: readonly Value[], count: number): Value[];
  /** A ULID made at that moment. */
  id(at: Date): string;
  /** So many digits. */
  digits(count: number): string;
}

export function random(...parts: (string | number)[]): Random {
  let state = seedOf(parts);
  const number = () => {
    // mulberry32: small, quick and even enough for demo data.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(number() * (most - least + 1));
  return {
    number,
    between,
    chance: (probability) => number() < probability,
    pick: (values) => {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error('Nothing to pick from.');
      return value;
    },
    sample: (values, count) => {
      const left = [...values];
      const drawn: (typeof left)[number][] = [];
      while (drawn.length < count && left.length > 0) drawn.push(...left.splice(between(0, left.length - 1), 1));
      return drawn;
    },
    id: (at) => ulidDigits(at.getTime(), 10) + Array.from({ length: 16 }, () => DIGITS[between(0, 31)]).join(''),
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(''),
  };
}

/** FNV-1a over the parts, so that neighbours start far apart. */
function seedOf(parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash;
}

function ulidDigits(value: number, length: number): string {
  let rest = value;
  let digits = '';
  for (let place = 0; place < length; place++) {
    digits = DIGITS[rest % 32] + digits;
    rest = Math.floor(rest / 32);
  }
  return digits;
}
