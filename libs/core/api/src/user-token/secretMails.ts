import { escaped } from '@console/api-kit';
import type { Transaction } from '@console/api-kit/database';
import { emailKey } from '@console/format';
import { defineSecretMail, type SecretMailFor } from '../mail/secretMail.ts';
import { findConsoleUser } from './consoleUser.ts';
import { type LinkKind, makeToken } from './links.ts';

defineSecretMail('passwordReset', {
  subject: 'Set a new password',
  body: mailWithLink('reset', 'Set a new password', ({ name, link }) => [
    `Hello ${name},`,
    'Somebody asked for a new password of your account in the admin console. Set it on this page:',
    link,
    'The link works once, and for one hour.',
    'If you did not ask for it, ignore this mail. Your password stays as it is.',
  ]),
});

defineSecretMail('invitation', {
  subject: 'You are invited to the admin console',
  body: mailWithLink('invitation', 'Set your password', ({ name, email, link }) => [
    `Hello ${name},`,
    `You have an account in the admin console. You sign in with ${email}. Set your password on this page:`,
    link,
    'The link works once, and for seven days. When it has expired, ask for a new one on that page.',
  ]),
});

interface Words {
  readonly name: string;
  readonly email: string;
  readonly link: string;
}

/** Makes the body of a mail with a new link. It is sent only to the address with which the user signs in now. */
function mailWithLink(kind: LinkKind, label: string, paragraphs: (words: Words) => string[]) {
  return async (tx: Transaction, { user: id, to, home }: SecretMailFor): Promise<string | null> => {
    const found = await findConsoleUser(tx, id);
    if (!found || !to.every((address) => emailKey(address) === emailKey(found.email))) return null;
    const url = new URL(`/set-password#token=${await makeToken(tx, id, kind)}`, home).href;
    const link = `<a href="${escaped(url)}">${label}</a>`;
    const words = { name: escaped(found.fullName), email: escaped(found.email), link };
    return paragraphs(words)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('\n');
  };
}
