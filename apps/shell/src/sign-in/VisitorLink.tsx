import type { LinkComponentProps } from '@console/design-system/link';
import type { MouseEvent } from 'react';
import { goToVisitorPage, isForVisitors } from '../session/visitorAddress.ts';

/** A link on the pages of visitors. It loads the page again only when it leads elsewhere. */
export function VisitorLink({ to, newTab, children, ...rest }: LinkComponentProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || newTab || !isForVisitors(to)) return;
    event.preventDefault();
    goToVisitorPage(to);
  }
  return (
    <a href={to} {...rest} {...(newTab && { target: '_blank', rel: 'noreferrer' })} onClick={open}>
      {children}
    </a>
  );
}
