import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useContext, useId } from 'react';
import { CheckmarkIcon } from '../icons/controls.ts';
import { useLinkComponent } from '../link/LinkProvider.tsx';
import { focusRingInside } from '../style/shared.ts';
import { MenuContext } from './menuContext.ts';

// Readable, because the reason below speaks of it.
const disabled = {
  color: tokens.colorNeutralForeground4,
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
  danger: {
    color: tokens.colorPaletteRedForeground1,
    // The usual red is too weak on the grey of the marked item in the dark theme.
    ':hover': { color: tokens.colorPaletteRedForeground2 },
    ':focus': { color: tokens.colorPaletteRedForeground2 },
  },
  refusal: {
    display: 'block',
    maxWidth: '280px',
    padding: '0 10px 6px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'normal',
  },
  besideIcon: { paddingLeft: '34px' },
  after: { marginLeft: 'auto', paddingLeft: tokens.spacingHorizontalL },
  // As wide as the mark, so that the texts of all choices are aligned.
  mark: { display: 'inline-flex', flexShrink: 0, width: '16px' },
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
  /** The reason why the action is impossible now. The item then shows it, stays focusable and does nothing. */
  readonly refusal?: string | null | undefined;
  /** Red, for an action that cannot be taken back. */
  readonly danger?: boolean | undefined;
}

/** An action in a menu. */
export function MenuItem({ children, onSelect, icon, after, refusal, danger }: MenuItemProps) {
  const styles = useStyles();
  const close = useContext(MenuContext);
  const id = useId();
  const unusable = typeof refusal === 'string';
  return (
    <div role="none">
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-disabled={unusable || undefined}
        aria-describedby={unusable ? id : undefined}
        className={mergeClasses(styles.item, danger && !unusable && styles.danger)}
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
      {unusable && (
        <span id={id} className={mergeClasses(styles.refusal, Boolean(icon) && styles.besideIcon)}>
          {refusal}
        </span>
      )}
    </div>
  );
}

export interface MenuChoiceProps {
  readonly children: ReactNode;
  /** Whether it is the present choice. */
  readonly chosen: boolean;
  readonly onSelect: () => void;
}

/** One of several choices in a menu, of which one is marked. */
export function MenuChoice({ children, chosen, onSelect }: MenuChoiceProps) {
  const styles = useStyles();
  const close = useContext(MenuContext);
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      <span className={styles.mark}>{chosen && <CheckmarkIcon size={16} />}</span>
      {children}
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

/** A link out of the console, in a menu: an email or a call. */
export function MenuAnchor({ children, href, icon }: { children: ReactNode; href: string; icon?: ReactNode }) {
  const styles = useStyles();
  return (
    <a href={href} role="menuitem" className={styles.item}>
      {icon}
      {children}
    </a>
  );
}

/** A rule between groups of items. */
export function MenuDivider() {
  const styles = useStyles();
  return <hr className={styles.divider} />;
}
