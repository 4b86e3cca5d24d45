import Negotiator from 'negotiator';
import type { Exchange } from './exchange.ts';

/** The best first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Returns an encoding that the client accepts. Brotli is preferred to gzip. */
export function encodingFor({ request }: Pick<Exchange, 'request'>): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}
