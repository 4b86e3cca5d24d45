import { createHmac, hkdfSync } from 'node:crypto';

/** Returns a function that makes digests of secrets. Nobody can guess a secret from its digest without the key of the server. */
export function secretDigest(tokenSecret: string): (secret: string) => string {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'digests of secrets', 32));
  return (secret) => createHmac('sha256', key).update(secret).digest('base64url');
}
