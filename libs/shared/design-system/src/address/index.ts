export { Address } from './Address.tsx';
export { MailLink, type MailLinkProps, TelephoneLink, TelephoneLinks } from './ReachLinks.tsx';
export { mailAddress, telephoneAddress } from './reachAddresses.ts';
export { type TelephonePart, telephoneParts } from './telephone.ts';
