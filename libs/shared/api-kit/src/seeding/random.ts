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

/** sfc32: with 128 bits of state, the streams of millions of different seeds do not meet. */
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
