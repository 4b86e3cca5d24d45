import { richTextAllows } from '@console/rules';

const mailbox = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const website = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u;

/**
 * Returns the address of a link for the typed text: 'example.com', 'ada@example.com', a full address. Returns null when
 * the text is no address.
 */
export function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (richTextAllows.link.test(text)) return text;
  if (mailbox.test(text)) return `mailto:${text}`;
  return website.test(text) ? `https://${text}` : null;
}
