import { expect, test } from 'vitest';
import { browserOf } from './browserOf.ts';

const mozilla = 'Mozilla/5.0';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Windows'],
  [
    `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `${mozilla} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0`,
    'Edge on Windows',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1`,
    'Safari on iPhone',
  ],
  [`${mozilla} (Linux; Android 16) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1`, 'Safari on macOS'],
  ['curl/8.5', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (agent, words) => expect(browserOf(agent)).toBe(words));
