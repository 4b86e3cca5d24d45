import { mergeClasses } from '@fluentui/react-components';
import { createElement, type ReactNode, useMemo } from 'react';
import { cleanRichText } from './cleanRichText.ts';
import { useRichTextStyles } from './useRichTextStyles.ts';

export interface RichTextProps {
  /** HTML as the API returns it. */
  readonly html: string;
}

/**
 * Displays rich text. The HTML is sanitised here too and rebuilt element by element, so no foreign markup reaches the
 * page (O§2). Links open in a new tab, because they lead out of the console.
 */
export function RichText({ html }: RichTextProps) {
  const styles = useRichTextStyles();
  const content = useMemo(() => drawn(cleanRichText(html), styles), [html, styles]);
  return <div className={styles.text}>{content}</div>;
}

function drawn(parent: Node, styles: ReturnType<typeof useRichTextStyles>): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (!(node instanceof Element)) return node.textContent;
    const { localName: tag } = node;
    if (tag === 'br') return createElement('br', { key });
    const look = Object.hasOwn(styles, tag) ? mergeClasses(styles[tag as keyof typeof styles]) : undefined;
    const where = tag === 'a' ? linkOf(node) : {};
    return createElement(tag, { key, className: look, ...where }, ...drawn(node, styles));
  });
}

function linkOf(element: Element) {
  const href = element.getAttribute('href') ?? undefined;
  return {
    href,
    rel: element.getAttribute('rel') ?? undefined,
    ...(!href?.startsWith('mailto:') && { target: '_blank' }),
  };
}
