import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The props of a router's link that the design system passes. */
export interface LinkComponentProps {
  /** The path inside the console. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly newTab?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
  readonly role?: 'menuitem';
}

function PlainAnchor({ to, newTab, children, ...rest }: LinkComponentProps) {
  return (
    <a href={to} {...rest} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainAnchor);

/**
 * Gives the design system the link component of the router. The shell passes the platform's link, which renders plain
 * text where the user may not go. Without a provider, links are plain anchors.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the link component of the nearest provider. */
export function useLinkComponent(): ComponentType<LinkComponentProps> {
  return useContext(LinkContext);
}
