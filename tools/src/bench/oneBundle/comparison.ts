import type { Figure } from '../figure.ts';
import { formatNumber } from '../figure.ts';
import { median } from '../statistics.ts';

/** The values of the console and of the one bundle for the same measurement. */
export interface Compared {
  name: string;
  federated: readonly number[];
  oneBundle: readonly number[];
}

/** How many percent more the console takes than the one bundle, by their medians. */
export function overhead({ federated, oneBundle }: Compared): number {
  return (median(federated) / median(oneBundle) - 1) * 100;
}

/** Both medians, and whether the cost of federation is at most the given percentage. */
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
