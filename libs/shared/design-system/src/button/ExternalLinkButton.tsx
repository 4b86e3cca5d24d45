import type { ReactNode } from 'react';
import { type ButtonLook, useLinkButtonClassNames } from './useButtonLook.ts';

export interface ExternalLinkButtonProps extends ButtonLook {
  /** An address outside the console, with http or https. See {@link isWebAddress}. */
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link out of the console that looks like a button. It opens a new tab and sends no referrer. */
export function ExternalLinkButton({ href, children, icon, 'aria-label': label, ...look }: ExternalLinkButtonProps) {
  const classNames = useLinkButtonClassNames({ ...look, icon });
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={label} className={classNames.root}>
      {icon && <span className={classNames.icon}>{icon}</span>}
      {children}
    </a>
  );
}
