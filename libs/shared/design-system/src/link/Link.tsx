import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { OpenIcon } from '../icons/controls.ts';
import { focusRing } from '../style/shared.ts';
import { useLinkComponent } from './LinkProvider.tsx';

const useStyles = makeStyles({
  link: {
    ...focusRing,
    color: `var(--link, ${tokens.colorBrandForegroundLink})`,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline', color: tokens.colorBrandForegroundLinkHover },
  },
  row: { color: tokens.colorBrandForeground2, ':hover': { color: tokens.colorBrandForeground2Hover } },
  icon: { marginLeft: tokens.spacingHorizontalXS, verticalAlign: '-2px' },
});

/** Returns the class name that makes an anchor look like a link of the console. */
export function useLinkClassName(tone?: LinkProps['tone']): string {
  const styles = useStyles();
  return mergeClasses(styles.link, tone && styles[tone]);
}

export interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** Inside tables, whose hover colour needs more contrast. */
  readonly tone?: 'row';
  /** Opens in a new tab and shows an icon that says so (O§2). */
  readonly newTab?: boolean;
  readonly 'aria-label'?: string;
}

/** A text link to a screen of the console. It is blue wherever it stands (docs/guides/one-way.md). */
export function Link({ tone, newTab, children, ...rest }: LinkProps) {
  const Component = useLinkComponent();
  return (
    <Component {...rest} className={useLinkClassName(tone)} {...(newTab && { newTab })}>
      {children}
      {newTab && <NewTabIcon />}
    </Component>
  );
}

/** The icon of a link that opens a new tab. */
export function NewTabIcon() {
  return <OpenIcon size={14} className={useStyles().icon} label=", opens in a new tab" />;
}
