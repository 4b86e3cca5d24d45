import type { ReactNode } from 'react';
import { useLinkComponent } from '../link/LinkProvider.tsx';
import { type ButtonLook, useButtonClassName } from './useButtonClassName.ts';

export interface LinkButtonProps extends Omit<ButtonLook, 'dashed' | 'iconOnly'> {
  readonly to: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly newTab?: boolean;
}

/** A link that looks like a button, for actions that lead to another screen. */
export function LinkButton({ to, children, icon, newTab, ...look }: LinkButtonProps) {
  const Component = useLinkComponent();
  return (
    <Component to={to} className={useButtonClassName(look)} {...(newTab && { newTab })}>
      {icon}
      {children}
    </Component>
  );
}
