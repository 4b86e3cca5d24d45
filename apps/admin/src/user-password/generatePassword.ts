/** Letters and digits that nobody mixes up when they are read out or written down. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

const groups = 4;
const signsOfGroup = 4;

/** Returns a new password of 16 random signs, such as `k7mf-2xqp-n8dw-tz4h`. It has 79 bits. */
export function generatePassword(): string {
  return Array.from({ length: groups }, () => Array.from({ length: signsOfGroup }, randomSign).join('')).join('-');
}

/** Bytes from here on would make the first signs likelier than the others. */
const fair = 256 - (256 % signs.length);

function randomSign(): string {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  return byte < fair ? (signs[byte % signs.length] ?? '') : randomSign();
}
