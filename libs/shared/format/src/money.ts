const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string): Intl.NumberFormat {
  let formatter = formatters.get(currency);
  if (!formatter) {
    // 'negative' never puts a minus before zero.
    formatter = new Intl.NumberFormat('en-GB', { style: 'currency', currency, signDisplay: 'negative' });
    formatters.set(currency, formatter);
  }
  return formatter;
}

/**
 * Shows an amount of money with comma thousands, dot decimal and exactly two decimals (C§1): `123450` → "£1,234.50".
 *
 * @param pence the amount in hundredths; a fraction of a penny is rounded, half away from zero.
 * @param currency ISO 4217 code.
 */
export function formatMoney(pence: number, currency = 'GBP'): string {
  const whole = Math.sign(pence) * Math.round(Math.abs(pence));
  return formatterOf(currency).format(whole / 100);
}
