import { formatMoney } from '@console/format';

export interface MoneyProps {
  /** Integer pence, as the API's `amount`. */
  readonly pence: number | null | undefined;
  readonly currency?: string;
}

/** An amount of money, "£1,234.50" (C§1); a dash when there is none. */
export function Money({ pence, currency = 'GBP' }: MoneyProps) {
  if (pence == null) return '–';
  return <span>{formatMoney(pence, currency)}</span>;
}
