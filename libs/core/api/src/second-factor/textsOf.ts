import type { RequestContext } from '@console/api-kit';

/** Returns what encrypts the secrets of second factors. Work that goes on without a request has no use for them. */
export function textsOf({ texts }: RequestContext): NonNullable<RequestContext['texts']> {
  if (!texts) throw new Error('This work has no key for the secrets of second factors.');
  return texts;
}
