const grouped = /^(-?)£?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

interface Digits {
  readonly sign: 1 | -1;
  readonly whole: string;
  readonly fraction: string;
}

/** The digits of what was typed, without spaces, thousands and the pound sign; null when it is no number. */
function digitsOf(typed: string): Digits | null {
  const found = grouped.exec(typed.replace(/\s/g, ''));
  if (!found) return null;
  const whole = (found[2] ?? '').replaceAll(',', '');
  const fraction = found[3] ?? '';
  return whole === '' && fraction === '' ? null : { sign: found[1] ? -1 : 1, whole, fraction };
}

/** Reads a number as people type it: "1,234", "17.5", "-3"; null when the text is none. */
export function parseNumber(typed: string): number | null {
  const digits = digitsOf(typed);
  if (!digits || typed.includes('£')) return null;
  return digits.sign * Number(`${digits.whole || 0}.${digits.fraction || 0}`) || 0;
}

/**
 * Reads an amount as people type it: "1,234.5", "£495", ".50".
 *
 * @returns pence; null when the text is no amount, or says more than pence.
 */
export function parseMoney(typed: string): number | null {
  const digits = digitsOf(typed);
  if (!digits || digits.fraction.length > 2) return null;
  // From the digits, since 1.15 × 100 is not 115.
  const pence = digits.sign * Number(digits.whole + digits.fraction.padEnd(2, '0')) || 0;
  return Number.isSafeInteger(pence) ? pence : null;
}
