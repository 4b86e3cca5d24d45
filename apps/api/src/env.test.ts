import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv, readReleasesFolder } from './env.ts';
import { StartProblem } from './StartProblem.ts';

describe('the environment', () => {
  test('no setting is required', () => {
    expect(readEnv({})).toEqual({
      PORT: 4000,
      HOST: '127.0.0.1',
      CONSOLE_DATA_DIR: '.data',
      GRAPHQL_URL: '/graphql',
      TRUST_PROXY: 0,
      MUTATIONS_PER_MINUTE: 3000,
      OIDC_NAME: 'single sign-on',
      SESSION_IDLE_MINUTES: 60,
      SESSION_HOURS: 12,
      FEEDBACK_KEYS: new Map(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    });
  });

  test('an empty value is treated as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', TOKEN_SECRET: '' }).PORT).toBe(4000);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535, not "99999".'],
    [{ PORT: '1.5' }, 'PORT must be a whole number from 0 to 65535, not "1.5".'],
    [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535, not " ".'],
    [
      { GRAPHQL_URL: '//elsewhere/graphql' },
      'GRAPHQL_URL must be a path such as /graphql, or an address, not "//elsewhere/graphql".',
    ],
    [{ GRAPHQL_URL: 'graphql' }, 'GRAPHQL_URL must be a path such as /graphql, or an address, not "graphql".'],
    [{ PUBLIC_URL: 'console' }, 'PUBLIC_URL must be an address such as https://console.example.com, not "console".'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false or the number of proxies, not "yes".'],
    [{ MUTATIONS_PER_MINUTE: '0' }, 'MUTATIONS_PER_MINUTE must be a whole number from 1 to 9,999,999, not "0".'],
    [
      { MAIL_FROM: 'office' },
      'MAIL_FROM must be an address such as Example Training <office@example.com>, not "office".',
    ],
    [{ MAIL_REDIRECT: 'me' }, 'MAIL_REDIRECT must be an email address such as me@example.com, not "me".'],
    [
      { OIDC_ISSUER: 'login' },
      'OIDC_ISSUER must be the address of the identity provider, such as https://login.example.com, not "login".',
    ],
    [{ OIDC_NAME: 'x'.repeat(41) }, `OIDC_NAME must have at most 40 characters, not "${'x'.repeat(41)}".`],
    [
      { SESSION_IDLE_MINUTES: '4' },
      'SESSION_IDLE_MINUTES must be 0 or a whole number of minutes from 5 to 9999, not "4".',
    ],
    [{ SESSION_HOURS: '0' }, 'SESSION_HOURS must be a whole number of hours from 1 to 720, not "0".'],
    [{ SESSION_HOURS: '721' }, 'SESSION_HOURS must be a whole number of hours from 1 to 720, not "721".'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, not "prod".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".'],
  ])('%j is refused with a sentence', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(new StartProblem(sentence));
  });

  test('a secret value is never printed', () => {
    expect(() => readEnv({ TOKEN_SECRET: 'hunter2' })).toThrow(
      new StartProblem('TOKEN_SECRET must have at least 32 characters.'),
    );
    expect(() => readEnv({ DATABASE_URL: 'mysql://me:hunter2@host/x' })).toThrow(
      new StartProblem('DATABASE_URL must be a PostgreSQL URL such as postgresql://user@host:5432/console.'),
    );
  });

  test('a PostgreSQL database needs a TOKEN_SECRET', () => {
    expect(() => readEnv({ DATABASE_URL: 'postgresql://me@host/console' })).toThrow(
      new StartProblem('TOKEN_SECRET must be set, with at least 32 characters, when DATABASE_URL is.'),
    );
  });

  test('a mail server needs a sender, and its password is never printed', () => {
    expect(() => readEnv({ SMTP_URL: 'http://me:hunter2@host' })).toThrow(
      new StartProblem('SMTP_URL must be an address such as smtp://user:password@host:587.'),
    );
    expect(() => readEnv({ SMTP_URL: 'smtp://localhost:2525' })).toThrow(
      new StartProblem('MAIL_FROM must be set when SMTP_URL is.'),
    );
    for (const MAIL_FROM of ['office@example.com', 'Example Training <office@example.com>']) {
      expect(readEnv({ SMTP_URL: 'smtps://me:hunter2@mail.example.com', MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
    }
  });

  test('mail is redirected only outside production', () => {
    expect(readEnv({ MAIL_REDIRECT: 'me@example.com', NODE_ENV: 'test' }).MAIL_REDIRECT).toBe('me@example.com');
    expect(() => readEnv({ MAIL_REDIRECT: 'me@example.com' })).toThrow(
      new StartProblem('MAIL_REDIRECT must not be set when NODE_ENV is production: nobody would get their mail.'),
    );
  });

  const provider = {
    OIDC_ISSUER: 'https://login.example.com/tenant',
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'hunter2',
    PUBLIC_URL: 'https://console.example.com',
  };

  test.each([
    ...(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).map((name): [object, string] => [
      { [name]: '' },
      `${name} must be set: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together.`,
    ]),
    [
      { OIDC_ISSUER: 'http://login.example.com' },
      'OIDC_ISSUER must begin with https:, except on this computer, not "http://login.example.com".',
    ],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL must be set when OIDC_ISSUER is: the identity provider leads back to it.'],
    [
      { PUBLIC_URL: 'http://console.example.com' },
      'PUBLIC_URL must begin with https: when OIDC_ISSUER is set, except on this computer.',
    ],
    [
      { GRAPHQL_URL: 'https://api.example.com/graphql' },
      'OIDC_ISSUER must not be set when GRAPHQL_URL is another server: that one signs users in.',
    ],
  ])('the identity provider is set as a whole, and safely: %j', (changed, sentence) => {
    expect(readEnv(provider).OIDC_CLIENT_SECRET).toBe('hunter2');
    expect(() => readEnv({ ...provider, ...changed })).toThrow(new StartProblem(sentence));
  });

  test('an identity provider on this computer needs no https', () => {
    const local = { OIDC_ISSUER: 'http://127.0.0.1:4010', PUBLIC_URL: 'http://localhost:4000' };
    expect(readEnv({ ...provider, ...local }).OIDC_ISSUER).toBe('http://127.0.0.1:4010');
  });

  test.each([
    ['true', 1],
    ['false', 0],
    ['2', 2],
  ])('TRUST_PROXY %s trusts %i proxies', (value, proxies) => {
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(proxies);
  });
});

test('RELEASES_DIR names the releases folder; otherwise it is the folder that the start fills', () => {
  expect(readReleasesFolder({ RELEASES_DIR: '/srv/releases' })).toBe('/srv/releases');
  expect(readReleasesFolder({ RELEASES_DIR: '' })).toBe(resolve(import.meta.dirname, '../../../releases'));
  // A release command ignores the server's other settings, even invalid ones.
  expect(readReleasesFolder({ PORT: 'none', RELEASES_DIR: 'here' })).toBe(resolve('here'));
});
