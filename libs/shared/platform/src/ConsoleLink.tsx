import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { useConsoleHost } from './ConsoleHost.ts';
import { allows } from './roles.ts';

export interface ConsoleLinkProps {
  /** A path of a domain's links: `bookingLinks.detail(id)`. A query and a hash may follow it. */
  to: string;
  children: ReactNode;
  /** Opens a new tab (NAV-17). */
  newTab?: boolean;
  className?: string | undefined;
  /** The class of the plain text that stands in place of a link which leads nowhere for this person. */
  textClassName?: string | undefined;
  title?: string;
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a screen of any domain. It is plain text when no live remote has that screen or the viewer's roles do not open
 * it. Pointing at it or focusing it fetches the screen's code and data.
 *
 * It is an anchor of its own, not the router's: a list has a thousand, and those render again whenever the address changes.
 */
export function ConsoleLink({
  to,
  children,
  newTab,
  className,
  textClassName,
  ref,
  ...rest
}: ConsoleLinkProps): ReactElement {
  const { findRoute, navigate, preload, session } = useConsoleHost();
  const route = findRoute(to);
  if (!route || !allows(route.roles, session.roles)) return <span className={textClassName}>{children}</span>;
  const where = newTab
    ? { target: '_blank', rel: 'noopener' }
    : {
        onClick: (event: MouseEvent) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          navigate(to);
        },
        onMouseEnter: () => preload(to),
        onFocus: () => preload(to),
      };
  return (
    <a href={to} ref={ref} className={className} {...where} {...rest}>
      {children}
    </a>
  );
}

/** Whether the console answers the press; with Ctrl, Shift and the like the browser does (NAV-17). */
function isPlainPress({ button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !defaultPrevented && !(metaKey || altKey || ctrlKey || shiftKey);
}
