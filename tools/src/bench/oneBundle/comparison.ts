import type { Figure } from '../figure.ts';
import { formatNumber } from '../figure.ts';
import { median } from '../statistics.ts';

/** What the console and the one bundle took for the same thing. */
export interface Compared {
  name: string;
  federated: readonly number[];
  oneBundle: readonly number[];
}

/** How many percent the console takes more than the one bundle, by their medians. */
export function overhead({ federated, oneBundle }: Compared): number {
  return (median(federated) / median(oneBundle) - 1) * 100;
}

/** Both, and whether the price of federation stays within so many percent. */
export function priced(compared: Compared, percent: number, unit: string, note: string): Figure {
  const price = overhead(compared);
  const [federated, oneBundle] = [compared.federated, compared.oneBundle].map((values) => formatNumber(median(values)));
  return {
    name: compared.name,
    measured: `${federated} against ${oneBundle} ${unit}, ${price < 0 ? '−' : '+'}${formatNumber(Math.abs(price))} % (${note})`,
    bar: `≤ ${percent} % over`,
    met: price <= percent,
  };
}
