import { expect, test } from 'vitest';
import type { Env } from '../../env.ts';
import { providerCookies } from './providerCookies.ts';

test('where the console is reached by https, no other host of its domain can set the cookies', async () => {
  const env = { PUBLIC_URL: 'https://console.example.com', TOKEN_SECRET: 'x'.repeat(32) } as Env & {
    TOKEN_SECRET: string;
  };
  const { attempt, handOver, provider } = providerCookies({ env, clock: () => new Date() });
  expect([attempt.clear(), handOver.clear(), provider.clear()]).toEqual([
    '__Host-console_sign_in=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    '__Host-console_hand_over=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    '__Secure-console_provider=; Path=/sign-out; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ]);
  const header = (await attempt.set({ state: 'kept' })).split(';')[0];
  expect(await attempt.read({ headers: { cookie: header } })).toMatchObject({ state: 'kept' });
  // The name without the prefix is one that another host could have set.
  expect(await attempt.read({ headers: { cookie: header?.replace('__Host-', '') } })).toBeNull();
});
