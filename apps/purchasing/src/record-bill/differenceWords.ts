import { formatMoney } from '@console/format';

/** A difference to the order in words: '£20.00 more than ordered'. */
export function differenceWords(pence: number): string {
  if (pence === 0) return 'As ordered';
  return `${formatMoney(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'} than ordered`;
}
