/** Powers of 2 in the field of 256 elements that QR codes use, and their logarithms. */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0;
}

/** Returns the polynomial with the first `count` powers of 2 as roots, without its leading 1. */
function generator(count: number): number[] {
  let product = [1];
  for (let root = 0; root < count; root += 1) {
    const shifted = [...product, 0];
    product = shifted.map((value, at) => value ^ times(product[at - 1] ?? 0, powers[root] ?? 0));
  }
  return product.slice(1);
}

/** Returns the error correction bytes of a block of data. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(value, factor);
    });
  }
  return rest;
}
