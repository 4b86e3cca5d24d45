import { ConsoleLink } from '@console/platform';
import { useLocation } from '@console/platform/router';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { EntryIcon } from './EntryIcon.tsx';
import type { SidebarEntry } from './sidebarGroups.ts';

const useStyles = makeStyles({
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    boxSizing: 'border-box',
    height: '28px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  folded: { height: '32px', justifyContent: 'center', padding: 0 },
  active: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      left: '2px',
      top: '6px',
      bottom: '6px',
      width: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandForeground1,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
  icon: { flexShrink: 0 },
  activeIcon: { color: tokens.colorCompoundBrandForeground1 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

export interface SidebarLinkProps {
  readonly entry: SidebarEntry;
  readonly folded: boolean;
  /** The paths in the breadcrumb of the current screen. */
  readonly ancestors: readonly string[];
}

/** One entry of the sidebar. It is marked as current on its own screen, below its path, and where the breadcrumb contains it. */
export function SidebarLink({ entry, folded, ancestors }: SidebarLinkProps) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const active = pathname === entry.path || pathname.startsWith(`${entry.path}/`) || ancestors.includes(entry.path);
  const link = useRef<HTMLAnchorElement>(null);
  // Scrolls the current entry into view when the sidebar is longer than the window.
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ConsoleLink
      ref={link}
      to={entry.path}
      className={mergeClasses(styles.link, folded && styles.folded, active && styles.active)}
      {...(folded && { title: entry.label })}
      {...(active && { 'aria-current': 'page' as const })}
    >
      <EntryIcon
        drawing={entry.drawing}
        active={active}
        size={folded ? 20 : 16}
        className={mergeClasses(styles.icon, active && styles.activeIcon)}
      />
      <span className={folded ? styles.hidden : undefined}>{entry.label}</span>
    </ConsoleLink>
  );
}
