import { formatMoney } from '@console/format';

export interface MoneyProps {
  /** Integer pence, as in the API's `amount`. */
  readonly pence: number | null | undefined;
}

/** An amount of money such as "£1,234.50" (C§1), or a dash for null. */
export function Money({ pence }: MoneyProps) {
  if (pence == null) return '–';
  return <span>{formatMoney(pence)}</span>;
}
