import { HAND_OVER_MS } from '@console/core-api';
import type { Serving } from '../../Serving.ts';
import { SealedCookie } from './SealedCookie.ts';

/** How long a person has at the provider. */
const ATTEMPT_SECONDS = 600;

/** Longer than a session. */
const PROVIDER_SECONDS = 24 * 3_600;

export type ProviderCookies = ReturnType<typeof providerCookies>;

/**
 * The cookies of signing in at the identity provider. None of them gives access by itself. The prefixes of their names keep other hosts of
 * the same domain from setting them: otherwise such a host could sign somebody in as another person.
 */
export function providerCookies({ env, clock }: Pick<Serving, 'env' | 'clock'>) {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const common = { secure, secret: env.TOKEN_SECRET, clock };
  const prefix = secure ? '__Host-' : '';
  return {
    /** What the browser must bring back from the provider, whose site leads to the path. */
    attempt: new SealedCookie({
      ...common,
      name: `${prefix}console_sign_in`,
      path: '/',
      seconds: ATTEMPT_SECONDS,
      sameSite: 'Lax',
    }),
    /** The browser's part of the hand-over. */
    handOver: new SealedCookie({
      ...common,
      name: `${prefix}console_hand_over`,
      path: '/',
      seconds: HAND_OVER_MS / 1000,
      sameSite: 'Strict',
    }),
    /** The provider's token. It tells the provider who signs out. */
    provider: new SealedCookie({
      ...common,
      name: `${secure ? '__Secure-' : ''}console_provider`,
      path: '/sign-out',
      seconds: PROVIDER_SECONDS,
      sameSite: 'Strict',
    }),
  };
}
