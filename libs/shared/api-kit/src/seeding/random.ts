const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Reproducible randomness: `random('customer', 7)` always gives the same sequence. */
export interface Random {
  /** At least 0 and less than 1. */
  number(): number;
  /** A whole number, both bounds included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Some of the values, each at most once, in random order. */
  sample<Value>(values: readonly Value[], count: number): Value[];
  /** A ULID with this time. */
  id(at: Date): string;
  /** Returns a text of this many digits. */
  digits(count: number): string;
}

/** Returns the generator that these parts identify. */
export function random(...parts: (string | number)[]): Random {
  const next = sfc32(parts.join('\u0000'));
  const number = () => next() / 4_294_967_296;
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
    id: (at) => ulidDigits(at.getTime(), 10) + ulidDigits(next(), 6) + ulidDigits(next(), 6) + ulidDigits(next(), 4),
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(''),
  };
}

/** The generator sfc32. It has 128 bits of state, so the sequences of millions of seeds do not overlap. */
function sfc32(seed: string): () => number {
  let a = fnv1a(seed, 0x811c9dc5);
  let b = fnv1a(seed, a ^ 0x9e3779b9);
  let c = fnv1a(seed, b ^ 0x85ebca6b);
  let counter = fnv1a(seed, c ^ 0xc2b2ae35);
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
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
