import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { hashPassword, SealedTexts, Tokens, verifyPassword } from './index.ts';

describe('passwords', () => {
  test('only the password that was hashed is accepted', async () => {
    const stored = await hashPassword('training-demo');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('training-demo', stored)).toBe(true);
    expect(await verifyPassword('training-demo ', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  test('accents may be typed composed or decomposed in a password', async () => {
    expect(await verifyPassword('cafe\u0301-1', await hashPassword('caf\u00e9-1'))).toBe(true);
  });

  test('a missing or broken hash refuses every password', async () => {
    expect(await verifyPassword('x', null)).toBe(false);
    expect(await verifyPassword('x', 'x')).toBe(false);
    expect(await verifyPassword('', '')).toBe(false);
  });
});

describe('tokens', () => {
  const installation = { secret: 'x'.repeat(32), audience: 'https://console.example' };
  const start = new Date('2026-11-18T10:00:00Z');
  const subject = {
    id: 'users/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
    roles: ['ROLE_ADMIN'],
    fullName: 'Grace Okafor',
    tokenVersion: 3,
    tokenId: '01J9ZK0Q3M6V8T2B4C6D8E0F1H',
    limited: null,
    expiresAt: new Date(start.getTime() + 12 * 3_600_000),
  };

  test('ACC-05 a token is good until the end of its session, by the server’s clock', async () => {
    let now = start;
    const tokens = new Tokens({ ...installation, clock: () => now });
    const token = await tokens.issue(subject);
    expect(await tokens.read(token)).toEqual({
      id: subject.id,
      tokenId: subject.tokenId,
      tokenVersion: 3,
      limited: null,
      issued: start.getTime() / 1000,
      expires: start.getTime() / 1000 + 12 * 3600,
    });
    now = new Date(start.getTime() + 12 * 3_600_000 - 1_000);
    expect(await tokens.read(token)).not.toBeNull();
    now = new Date(start.getTime() + 12 * 3_600_000 + 1_000);
    expect(await tokens.read(token)).toBeNull();
  });

  test('a token is refused when its secret is another, its text was changed or its algorithm is another', async () => {
    const tokens = new Tokens({ ...installation, clock: () => start });
    const token = await tokens.issue(subject);
    const [header, payload, signature] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await new Tokens({ ...installation, secret: 'y'.repeat(32), clock: () => start }).read(token)).toBeNull();
    for (const other of ['', 'x', `${header}.${payload}.`, `${unsigned}.${payload}.`, `${header}.e30.${signature}`]) {
      expect(await tokens.read(other)).toBeNull();
    }
  });

  test('a token is refused by another installation with the same secret, and without issuer, audience or id', async () => {
    const clock = () => start;
    const tokens = new Tokens({ ...installation, clock });
    const token = await tokens.issue(subject);
    const elsewhere = new Tokens({ ...installation, audience: 'https://test.example', clock });
    expect(await elsewhere.read(token)).toBeNull();
    const claims = decodeJwt(token);
    const sign = (payload: object) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(installation.secret));
    expect(await tokens.read(await sign(claims))).not.toBeNull();
    for (const claim of ['iss', 'aud', 'jti', 'exp']) {
      expect(await tokens.read(await sign({ ...claims, [claim]: undefined })), `without ${claim}`).toBeNull();
    }
    expect(await tokens.read(await sign({ ...claims, iss: 'somebody else' }))).toBeNull();
    expect(await tokens.read(await sign({ ...claims, jti: 'a\u0000' }))).toBeNull();
    expect(await tokens.read(await sign({ ...claims, token_version: 1e300 }))).toBeNull();
  });

  test('a token tells its limit, and one of a release without limits has none', async () => {
    const tokens = new Tokens({ ...installation, clock: () => start });
    const limited = await tokens.issue({ ...subject, limited: 'password' });
    expect(await tokens.read(limited)).toMatchObject({ limited: 'password' });
    const sign = (payload: object) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(installation.secret));
    const { limited: _, ...older } = decodeJwt(await tokens.issue(subject));
    expect(await tokens.read(await sign(older))).toMatchObject({ limited: undefined });
    // An older release accepts every token of its issuer, so those with a limit have another one.
    expect(decodeJwt(limited).iss).not.toBe(older.iss);
    expect(await tokens.read(await sign({ ...decodeJwt(limited), limited: null }))).toBeNull();
    expect(await tokens.read(await sign({ ...decodeJwt(limited), iss: older.iss }))).toBeNull();
  });
});

describe('sealed texts', () => {
  const texts = new SealedTexts('x'.repeat(32));

  test('are opened with the same secret for the same owner, and look different each time', () => {
    const sealed = [texts.seal('JBSWY3DP', 'users/1'), texts.seal('JBSWY3DP', 'users/1')] as const;
    expect(sealed.map((text) => new SealedTexts('x'.repeat(32)).open(text, 'users/1'))).toEqual([
      'JBSWY3DP',
      'JBSWY3DP',
    ]);
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(Buffer.from(sealed[0], 'base64url').includes('JBSWY3DP')).toBe(false);
  });

  test('stay closed for another owner, with another secret, and when they were changed', () => {
    const sealed = texts.seal('JBSWY3DP', 'users/1');
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(texts.open(sealed, 'users/2')).toBeNull();
    expect(new SealedTexts('y'.repeat(32)).open(sealed, 'users/1')).toBeNull();
    for (const text of [changed.toString('base64url'), sealed.slice(0, 20), '', '?']) {
      expect(texts.open(text, 'users/1')).toBeNull();
    }
  });
});
