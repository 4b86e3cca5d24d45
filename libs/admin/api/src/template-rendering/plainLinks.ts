import { type Design, withValues } from './design.ts';
import { isObject, type JsonObject, type JsonValue } from './json.ts';

/**
 * Returns a design whose links are an address and where it opens, as the renderers draw them. The editor keeps a link as its kind, its
 * values, and a pattern of attributes that names the values in double braces, which are none of Liquid's. What a link would run is
 * left out.
 */
export const withPlainLinks = (design: Design): Design =>
  withValues(design, (values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])),
  );

function plain(value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item: JsonValue) => plain(item) ?? null);
  if (!isObject(value)) return value;
  if (typeof value.name === 'string' && isObject(value.values) && ('attrs' in value || 'href' in value.values)) {
    return { url: addressOf(value.name, value.values), target: '_blank' };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}

function addressOf(kind: string, values: JsonObject): string {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  switch (kind) {
    case 'email': {
      const words = ['subject', 'body']
        .filter((name) => text(name) !== '')
        .map((name) => `${name}=${encodeURIComponent(text(name))}`);
      return text('email') === '' ? '' : `mailto:${text('email')}${words.length > 0 ? `?${words.join('&')}` : ''}`;
    }
    case 'phone':
      return text('phone') === '' ? '' : `tel:${text('phone')}`;
    default:
      return text('href');
  }
}
