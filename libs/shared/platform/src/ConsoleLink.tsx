import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { useConsoleHost } from './ConsoleHost.ts';
import { mayOpen } from './mayOpen.ts';

export interface ConsoleLinkProps {
  /** A path from a domain's links: `bookingLinks.detail(id)`. A query and a hash may follow it. */
  to: string;
  children: ReactNode;
  /** Opens a new tab (NAV-17). */
  newTab?: boolean;
  className?: string | undefined;
  /** The class of the plain text when the user may not follow the link. */
  textClassName?: string | undefined;
  title?: string;
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a screen of any domain. It is plain text when no live remote has the screen, or when the user's roles do
 * not allow it. Hovering or focusing it loads the screen's code and data.
 *
 * It does not use the router's link: a list has a thousand links, and all of them would render again whenever the
 * address changes.
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
  if (!route || !mayOpen(route, to, session)) return <span className={textClassName}>{children}</span>;
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

/** Tells whether the console handles the click. With Ctrl, Shift, Alt or ⌘ the browser handles it (NAV-17). */
function isPlainPress({ button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !defaultPrevented && !(metaKey || altKey || ctrlKey || shiftKey);
}
