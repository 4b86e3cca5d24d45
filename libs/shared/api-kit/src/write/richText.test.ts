import { hostileRichText } from '@console/harness/hostile-text';
import { requiredIn, richText, text } from '@console/rules';
import { unsafeRichText } from '@console/rules/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { random } from '../seeding/index.ts';
import { sanitised, sanitiseRichText } from './richText.ts';

const link = (href: string, words: string) => `<a href="${href}" rel="noopener noreferrer nofollow">${words}</a>`;

describe('stored rich text', () => {
  test('there are at least 100 hostile texts', () => {
    expect(new Set(hostileRichText).size).toBeGreaterThanOrEqual(100);
  });

  test.each(hostileRichText)('runs no script: %j', (html) => {
    const clean = sanitiseRichText(html);
    expect(unsafeRichText(clean)).toBe('');
    expect(sanitiseRichText(clean)).toBe(clean);
    // The text must also be harmless inside an allowed tag and after a second sanitising.
    expect(unsafeRichText(sanitiseRichText(`<ul><li><a href="https://a.example">${html}</a></li></ul>`))).toBe('');
  });

  test('keeps the allowed formatting', () => {
    const html = `<p>Room <strong>14</strong>, <em>projector</em> <u>booked</u><br />${link('https://a.example/?b=1&amp;c=2', 'plan')}</p><ul><li>One<ol><li>Two</li></ol></li></ul>`;
    expect(sanitiseRichText(html)).toBe(html);
    expect(sanitiseRichText('<p>5 &lt; 6 &amp; 7 – “fine” £3</p>')).toBe('<p>5 &lt; 6 &amp; 7 – “fine” £3</p>');
  });

  test('keeps the meaning of text that other programs wrote', () => {
    expect(sanitiseRichText('<h2 class="x">Plan</h2><div><b>Bold</b> and <i>slanted</i></div>')).toBe(
      '<p>Plan</p><p><strong>Bold</strong> and <em>slanted</em></p>',
    );
    expect(sanitiseRichText('<span lang="en">words</span><img src="x"><font>stay</font>')).toBe('wordsstay');
  });

  test('links only to the web and to mailboxes', () => {
    expect(sanitiseRichText('<a href=" https://a.example " target="_top" rel="opener">a</a>')).toBe(
      link('https://a.example', 'a'),
    );
    expect(sanitiseRichText('<a href="mailto:a@b.example">a</a>')).toBe(link('mailto:a@b.example', 'a'));
    expect(sanitiseRichText('<a href="/booking">a</a><a name="b">b</a>')).toBe('ab');
  });

  test('a forbidden link leaves nothing behind, also before a good one', () => {
    const good = link('https://a.example', 'b');
    for (const bad of ['<a href="javascript:alert(1)">a</a>', '<a href="javascript:alert(1)">a', '<a>a</a>']) {
      expect(sanitiseRichText(bad)).toBe('a');
      expect(sanitiseRichText(`<p>${bad}</p><p>${good} and on</p>`)).toBe(`<p>a</p><p>${good} and on</p>`);
      expect(sanitiseRichText(`<strong>${bad}</strong>${good}`)).toBe(`<strong>a</strong>${good}`);
    }
    expect(sanitiseRichText(`<a href="javascript:alert(1)">a</a>${good} and on`)).toBe(`a${good} and on`);
  });

  test('is well formed, whatever order the tags have', () => {
    const draw = random('tags');
    const parts = [
      '<a href="javascript:x">',
      '<a href="https://a.example">',
      '</a>',
      'x',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
    ];
    const others = ['<ul><li>', '</li></ul>', '<br>', '<span>', '</span>', '<svg>', '</svg>', '<div>', '</div>', '<a>'];
    for (let round = 0; round < 3_000; round += 1) {
      const html = Array.from({ length: draw.between(1, 7) }, () => draw.pick([...parts, ...others])).join('');
      const open: string[] = [];
      for (const [, isEnd, tag = ''] of sanitiseRichText(html).matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        if (tag === 'br') continue;
        if (!isEnd) open.push(tag);
        else expect(open.pop(), html).toBe(tag);
      }
      expect(open, html).toEqual([]);
    }
  });

  test('handles long and deeply nested text quickly', () => {
    const deep = sanitiseRichText('<ul><li>'.repeat(5_000));
    expect(deep.length).toBeLessThan(1_000);
    for (const piece of ['<', '<p', '</', '<a href="', '&', '<!--', '<svg>', '<b><p>']) {
      expect(unsafeRichText(sanitiseRichText(piece.repeat(100_000 / piece.length)))).toBe('');
    }
  });
});

test('every rich text of an input is sanitised, at any depth, and nothing else', () => {
  const part = z.object({ note: richText('Note'), title: text('Title') });
  const check = z
    .object({
      body: richText('Body', { required: requiredIn.operations }),
      part,
      parts: z.array(part),
      last: z.nullish(part),
    })
    .check(z.refine(() => true));
  const [dirty, clean] = ['<b onclick=x>a</b>', '<strong>a</strong>'];
  const given = { note: dirty, title: dirty };
  const kept = { note: clean, title: dirty };
  expect(sanitised(check, { body: dirty, part: given, parts: [given], last: given, other: dirty })).toEqual({
    body: clean,
    part: kept,
    parts: [kept],
    last: kept,
    other: dirty,
  });
  expect(sanitised(check, { body: null, last: null })).toEqual({ body: null, last: null });
});
