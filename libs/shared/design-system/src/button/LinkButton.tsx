import type { ReactNode } from 'react';
import { useLinkComponent } from '../link/LinkProvider.tsx';
import { type ButtonLook, useLinkButtonClassNames } from './useButtonLook.ts';

export interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  /** Without a text it needs an `aria-label`. */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly newTab?: boolean;
  readonly 'aria-label'?: string;
}

/** A link that looks like a button, for actions that lead to another screen. */
export function LinkButton({ to, children, icon, newTab, 'aria-label': label, ...look }: LinkButtonProps) {
  const Component = useLinkComponent();
  const classNames = useLinkButtonClassNames({ ...look, icon, iconOnly: children === undefined });
  return (
    <Component
      to={to}
      className={classNames.root}
      {...(newTab && { newTab })}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {icon && <span className={classNames.icon}>{icon}</span>}
      {children}
    </Component>
  );
}
