import type { ReactNode } from 'react';
import { type ButtonLook, useButtonClassName } from './useButtonClassName.ts';

export interface ExternalLinkButtonProps extends Omit<ButtonLook, 'dashed' | 'iconOnly'> {
  /** An address outside of the console. Only http and https lead anywhere. */
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link out of the console that looks like a button. It opens a new tab and tells the other side nothing of this one. */
export function ExternalLinkButton({ href, children, icon, 'aria-label': label, ...look }: ExternalLinkButtonProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={label} className={useButtonClassName(look)}>
      {icon}
      {children}
    </a>
  );
}

/** Whether an address is one that {@link ExternalLinkButton} may lead to. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
