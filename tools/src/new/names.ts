import { Refusal } from './Draft.ts';

/** A name in every form that the code needs. */
export interface Name {
  /** `purchase-order` */
  readonly kebab: string;
  /** `purchaseOrder` */
  readonly camel: string;
  /** `PurchaseOrder` */
  readonly pascal: string;
  /** "purchase order" */
  readonly one: string;
  /** "purchase orders" */
  readonly several: string;
}

/** @throws Refusal when the words are not in lower case with hyphens between them. */
export function nameFrom(given: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(given)) {
    throw new Refusal(
      `"${given}" is not a name. Use lower-case words with hyphens between them, such as purchase-order.`,
    );
  }
  const words = given.split('-');
  const pascal = words.map(capitalised).join('');
  const one = words.join(' ');
  return { kebab: given, camel: uncapitalised(pascal), pascal, one, several: plural(one) };
}

/** "Purchase orders": the first letter is a capital. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `purchaseOrder` for the type PurchaseOrder. */
export function uncapitalised(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** `purchase_order` for `purchaseOrder`. */
export function snakeCase(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `purchase-order` for the type PurchaseOrder. */
export function kebabCase(pascal: string): string {
  return snakeCase(uncapitalised(pascal)).replaceAll('_', '-');
}

const abbreviations: Record<string, string> = { vat: 'VAT', url: 'URL', id: 'ID' };

/** Returns the label of a field: "VAT number" for `vatNumber`. */
export function labelOf(field: string): string {
  const words = snakeCase(field).split('_');
  return capitalised(words.map((word) => abbreviations[word] ?? word).join(' '));
}

function plural(words: string): string {
  if (/[^aeiou]y$/.test(words)) return `${words.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}

/** "a supplier", "an invoice". */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
