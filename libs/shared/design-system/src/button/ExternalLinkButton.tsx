import type { ReactNode } from 'react';
import { type ButtonLook, useButtonClassName } from './useButtonClassName.ts';

export interface ExternalLinkButtonProps extends Omit<ButtonLook, 'dashed' | 'iconOnly'> {
  /** An address outside the console, with http or https. See {@link isWebAddress}. */
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link out of the console that looks like a button. It opens a new tab and sends no referrer. */
export function ExternalLinkButton({ href, children, icon, 'aria-label': label, ...look }: ExternalLinkButtonProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={label} className={useButtonClassName(look)}>
      {icon}
      {children}
    </a>
  );
}

/** Tells whether an address has the scheme http or https, so that an {@link ExternalLinkButton} may link to it. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
