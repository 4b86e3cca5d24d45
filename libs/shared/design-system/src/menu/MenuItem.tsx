import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useContext } from 'react';
import { useLinkComponent } from '../link/LinkProvider.tsx';
import { focusRingInside } from '../style/shared.ts';
import { MenuContext } from './menuContext.ts';

const disabled = {
  color: tokens.colorNeutralForegroundDisabled,
  '@media (forced-colors: active)': { color: 'GrayText' },
};

const useStyles = makeStyles({
  item: {
    ...focusRingInside,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '32px',
    padding: '0 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'left',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground2Hover },
    ':focus': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '&[aria-disabled="true"]': { ...disabled, cursor: 'not-allowed', ':hover': disabled },
  },
  danger: { color: tokens.colorPaletteRedForeground1, ':hover': { color: tokens.colorPaletteRedForeground1 } },
  after: { marginLeft: 'auto', paddingLeft: tokens.spacingHorizontalL },
  divider: {
    width: 'auto',
    height: '1px',
    border: 'none',
    margin: '4px -4px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
});

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  /** Shown at the end of the item: a Key or a Badge. */
  readonly after?: ReactNode;
  /** The item stays focusable and does nothing. Its text says why. */
  readonly disabled?: boolean;
  readonly danger?: boolean;
}

/** An action in a menu. */
export function MenuItem({ children, onSelect, icon, after, disabled: unusable, danger }: MenuItemProps) {
  const styles = useStyles();
  const close = useContext(MenuContext);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={unusable}
      className={mergeClasses(styles.item, danger && styles.danger)}
      onClick={() => {
        if (unusable) return;
        close();
        onSelect();
      }}
    >
      {icon}
      {children}
      {after && <span className={styles.after}>{after}</span>}
    </button>
  );
}

/** A link to a screen, in a menu. */
export function MenuLink({
  children,
  to,
  icon,
  newTab,
}: {
  children: ReactNode;
  to: string;
  icon?: ReactNode;
  newTab?: boolean;
}) {
  const styles = useStyles();
  const Component = useLinkComponent();
  return (
    <Component to={to} role="menuitem" className={styles.item} {...(newTab && { newTab })}>
      {icon}
      {children}
    </Component>
  );
}

/** A rule between groups of items. */
export function MenuDivider() {
  const styles = useStyles();
  return <hr className={styles.divider} />;
}
