import type { ReactElement, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
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
  const { findRoute, preload, session } = useConsoleHost();
  const route = findRoute(to);
  if (!route || !allows(route.roles, session.roles)) return <span className={textClassName}>{children}</span>;
  const intent = newTab ? {} : { onMouseEnter: () => preload(to), onFocus: () => preload(to) };
  return (
    <Link
      to={to}
      ref={ref}
      className={className}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...intent}
      {...rest}
    >
      {children}
    </Link>
  );
}
