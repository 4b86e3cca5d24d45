import { expect, test } from 'vitest';
import { textAfterSent } from './textAfterSent.ts';

test.each([
  ['<p>Room 14</p>', '<p>Room 14</p>', ''],
  ['<p>Room 14</p>', '<p>Room 14 at ten</p>', '<p> at ten</p>'],
  ['<p>Room 14</p>', '<p>Room 14</p><p>And tea</p>', '<p>And tea</p>'],
  ['<p>Room 14</p>', '<p>Room <strong>14</strong></p>', '<p>Room <strong>14</strong></p>'],
  ['<ul><li>Room 14</li></ul>', '<ul><li>Room 14</li><li>tea</li></ul>', '<ul><li>Room 14</li><li>tea</li></ul>'],
])('when %s was sent and has become %s meanwhile, %s stays for the next note', (sent, now, next) => {
  expect(textAfterSent(sent, now)).toBe(next);
});
