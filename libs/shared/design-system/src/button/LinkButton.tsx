import type { ReactNode } from 'react';
import { useLinkComponent } from '../link/LinkProvider.tsx';
import { type ButtonLook, useLinkButtonClassNames } from './useButtonLook.ts';

export interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly newTab?: boolean;
}

/** A link that looks like a button, for actions that lead to another screen. */
export function LinkButton({ to, children, icon, newTab, ...look }: LinkButtonProps) {
  const Component = useLinkComponent();
  const classNames = useLinkButtonClassNames({ ...look, icon });
  return (
    <Component to={to} className={classNames.root} {...(newTab && { newTab })}>
      {icon && <span className={classNames.icon}>{icon}</span>}
      {children}
    </Component>
  );
}
