const grouped = /^(-?)£?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

interface Digits {
  readonly sign: 1 | -1;
  readonly whole: string;
  readonly fraction: string;
}

/** Returns the digits of a typed number without spaces, commas and pound sign, or null when the text is no number. */
function digitsOf(typed: string): Digits | null {
  const found = grouped.exec(typed.replace(/\s/g, ''));
  if (!found) return null;
  const whole = (found[2] ?? '').replaceAll(',', '');
  const fraction = found[3] ?? '';
  return whole === '' && fraction === '' ? null : { sign: found[1] ? -1 : 1, whole, fraction };
}

/** Reads a typed number: "1,234", "17.5", "-3". Returns null when the text is no number. */
export function parseNumber(typed: string): number | null {
  const digits = digitsOf(typed);
  if (!digits || typed.includes('£')) return null;
  return digits.sign * Number(`${digits.whole || 0}.${digits.fraction || 0}`) || 0;
}

/**
 * Reads a typed amount: "1,234.5", "£495", ".50".
 *
 * @returns the amount in pence. Null when the text is no amount or has more than two decimals.
 */
export function parseMoney(typed: string): number | null {
  const digits = digitsOf(typed);
  if (!digits || digits.fraction.length > 2) return null;
  // Computed from the digits, because 1.15 × 100 is not 115 in floating point.
  const pence = digits.sign * Number(digits.whole + digits.fraction.padEnd(2, '0')) || 0;
  return Number.isSafeInteger(pence) ? pence : null;
}
