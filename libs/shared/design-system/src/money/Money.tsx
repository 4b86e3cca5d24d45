import { formatMoney } from '@console/format';

export interface MoneyProps {
  /** Integer pence, as in the API's `amount`. */
  readonly pence: number | null | undefined;
  /** Strikes the amount through, because it counts no more. */
  readonly struck?: boolean;
}

/** An amount of money such as "£1,234.50" (C§1), or a dash for null. */
export function Money({ pence, struck = false }: MoneyProps) {
  if (pence == null) return '–';
  return struck ? <s>{formatMoney(pence)}</s> : <span>{formatMoney(pence)}</span>;
}
