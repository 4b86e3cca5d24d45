import { hostileRichText } from '@console/harness/hostile-text';
import { unsafeRichText } from '@console/rules/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findings, show } from '../testing/show.tsx';
import { cleanRichText } from './cleanRichText.ts';
import { RichText } from './index.ts';

const hacked = vi.fn();
Object.assign(window, { hacked });
beforeEach(() => hacked.mockClear());

function htmlOf(fragment: DocumentFragment): string {
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

describe('displayed rich text', () => {
  test.each(hostileRichText)('cannot run scripts: %j', async (html) => {
    const clean = htmlOf(cleanRichText(html));
    expect(unsafeRichText(clean)).toBe('');
    expect(unsafeRichText(htmlOf(cleanRichText(`<ul><li>${html}</li></ul>`)))).toBe('');
    expect(htmlOf(cleanRichText(clean))).toBe(clean);
    const { container } = show(<RichText html={html} />);
    const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => !/^(class|href|rel|target|dir|data-scheme|data-.*)$/.test(name))).toEqual([]);
    for (const link of container.querySelectorAll('a')) link.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(hacked).not.toHaveBeenCalled();
  });

  test('shows its formatting, lists and links in both themes', async () => {
    const html = `<p>Moved to <strong>Halifax</strong> at <em>Amelia’s</em> <u>request</u>.<br />See
      <a href="https://a.example/plan">the plan</a> or <a href="mailto:a@b.example">ask</a>.</p><ul><li>One<ol><li>Two</li></ol></li></ul>`;
    for (const scheme of ['light', 'dark'] as const) {
      show(<RichText html={html} />, scheme);
      expect(screen.getByText('Halifax').tagName).toBe('STRONG');
      expect(screen.getAllByRole('listitem')).toHaveLength(2);
      expect(await findings()).toEqual([]);
    }
    const plan = screen.getByRole<HTMLAnchorElement>('link', { name: 'the plan' });
    expect([plan.target, plan.rel]).toEqual(['_blank', 'noopener noreferrer nofollow']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'ask' }).target).toBe('');
  });

  test('keeps the meaning of HTML from other programs', () => {
    expect(htmlOf(cleanRichText('<div><b>a</b><i>b</i></div><a href="/booking">c</a>'))).toBe(
      '<p><strong>a</strong><em>b</em></p>c',
    );
  });
});
