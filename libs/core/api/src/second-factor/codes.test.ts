import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { hashOfRecoveryCode, makeRecoveryCodes, RECOVERY_CODES } from './recoveryCodes.ts';
import { addressOf, newSecret, stepOf } from './totp.ts';

const now = new Date('2026-11-18T10:00:15Z');
const at = (seconds: number) => now.getTime() / 1000 + seconds;
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

test('a code of an authenticator app is taken in its half minute, in the one before and in the one after', () => {
  const step = Math.floor(now.getTime() / 30_000);
  const stepAt = (seconds: number) => stepOf(secret, generateSync({ secret, epoch: at(seconds) }), now);
  expect([-60, -30, 0, 30, 60].map(stepAt)).toEqual([null, step - 1, step, step + 1, null]);
  expect(stepOf(newSecret(), generateSync({ secret, epoch: at(0) }), now)).toBeNull();
});

test.each(['', '12345', '1234567', '12345x', '１２３４５６', '-12345', '12 345'])('"%s" is no code', (typed) => {
  expect(stepOf(secret, typed, now)).toBeNull();
});

test('a secret has 160 random bits, and its address fits a QR code however long the email is', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(addressOf(secret, 'grace@example.com')).toBe(
    `otpauth://totp/Admin%20console:grace%40example.com?secret=${secret}&issuer=Admin%20console`,
  );
  for (const email of [
    `${'x'.repeat(240)}@example.com`,
    `${'ž'.repeat(240)}@example.com`,
    `${'😀'.repeat(99)}@x.org`,
  ]) {
    const address = addressOf(secret, email);
    expect(Buffer.byteLength(address)).toBeLessThanOrEqual(213);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
  }
});

test('recovery codes are ten different ones of 120 bits, and are read as people type them', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  const kept = hashOfRecoveryCode('0101-abcd-efgh-jkmn-pqrs-tvwx');
  expect(kept).toHaveLength(43);
  for (const typed of ['0101abcdefghjkmnpqrstvwx', ' OIOL ABCD EFGH JKMN PQRS TVWX ', 'o1o1-AbCd-efghjkmn-pqrstvwx']) {
    expect(hashOfRecoveryCode(typed)).toBe(kept);
  }
  for (const typed of ['', '123456', '0101-abcd-efgh-jkmu', '0101-abcd-efgh-jkmnp', '0101-abcd-efgh-jkmn-pqrs']) {
    expect(hashOfRecoveryCode(typed)).toBeNull();
  }
  // Codes of the releases before go on working.
  expect(hashOfRecoveryCode('0101-abcd-efgh-jkmn')).toHaveLength(43);
});
