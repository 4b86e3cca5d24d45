import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldRuleOf, hasWords, isRichText, requiredIn, richText, richTextAllows, text } from './index.ts';

const body = richText('Note', { required: requiredIn.operations });

function judged(rule: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(rule, value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

describe('rich text', () => {
  test.each([
    '',
    ' ',
    null,
    undefined,
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>\n<p>\u00a0\u200b</p>',
    '<ul><li></li></ul>',
  ])('says nothing in %j', (value) => {
    expect(judged(body, value)).toEqual(['Note is required']);
    expect(judged(richText('Invoice notes'), value)).toBeNull();
  });

  test('text with words is kept, without the spaces around it', () => {
    expect(judged(body, ' <p>Room <strong>14</strong></p>\n')).toBe('<p>Room <strong>14</strong></p>');
    expect(judged(richText('Invoice notes'), '<p>0</p>')).toBe('<p>0</p>');
    expect(hasWords('<a href="https://a.b">.</a>')).toBe(true);
  });

  test('holds at most 50,000 characters', () => {
    const sentence = 'Note field must have at most 50000 characters';
    expect(judged(body, 'x'.repeat(50_000))).toHaveLength(50_000);
    expect(judged(body, 'x'.repeat(50_001))).toEqual([sentence]);
    expect(judged(richText('Note'), 'x'.repeat(50_001))).toEqual([sentence]);
  });

  test('a value that is not text is refused', () => {
    expect(judged(body, 5)).toEqual(['Note must be valid']);
  });

  test('forms and the server recognise it by its rule', () => {
    const input = z.object({ body, subject: text('Subject') });
    expect(fieldRuleOf(input, 'body')).toEqual({ kind: 'richText', label: 'Note', required: true, max: 50_000 });
    expect([isRichText(input.shape.body), isRichText(input.shape.subject)]).toEqual([true, false]);
  });

  test.each([
    ['https://example.com/a?b=c', true],
    ['HTTP://example.com', true],
    ['mailto:amelia@example.com', true],
    ['javascript:alert(1)', false],
    ['//example.com', false],
    ['/booking', false],
    ['data:text/html,x', false],
    ['https://', false],
    ['http://a b', false],
    ['https://user:pw@example.com', false],
    ['https://@example.com', false],
    ['https://example.com\\@other.example', false],
    ['https://example.com/@ada?to=a@b.example', true],
    ['mailto:', false],
    ['mailto:a b', false],
  ])('a link to %s is allowed: %j', (href, allowed) => {
    expect(richTextAllows.link.test(href)).toBe(allowed);
  });
});
