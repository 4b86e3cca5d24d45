export { Link, type LinkProps, useLinkClassName } from './Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
export { type LinkComponentProps, LinkProvider, useLinkComponent } from './LinkProvider.tsx';
export { WebLink, type WebLinkProps } from './WebLink.tsx';
