export { Link, type LinkProps, useLinkClassName } from './Link.tsx';
export { type LinkComponentProps, LinkProvider, useLinkComponent } from './LinkProvider.tsx';
export { MailLink, type MailLinkProps, TelephoneLink } from './ReachLinks.tsx';
export { mailAddress, telephoneAddress } from './reachAddresses.ts';
export { type TelephonePart, telephoneParts } from './telephone.ts';
export { WebLink, type WebLinkProps } from './WebLink.tsx';
