import { Button } from '@console/design-system/button';
import { PanelLeftContractIcon, PanelLeftExpandIcon } from '@console/design-system/icons';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SidebarLink } from './SidebarLink.tsx';
import type { SidebarGroup } from './sidebarGroups.ts';
import { useSidebarFold } from './useSidebarFold.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '232px',
    height: '100%',
    overflowX: 'hidden',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  folded: { width: '48px' },
  nav: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    height: '48px',
    padding: '0 16px 0 20px',
  },
  headFolded: { justifyContent: 'center', padding: 0 },
  name: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  scroll: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '0 8px', scrollbarWidth: 'thin' },
  scrollFolded: { padding: '0 4px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  group: { marginTop: '12px' },
  groupFolded: { marginTop: '8px', paddingTop: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  heading: {
    margin: 0,
    padding: '6px 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  footer: {
    flexShrink: 0,
    margin: 0,
    padding: '12px 20px 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
  },
  footerFolded: { padding: '12px 0 14px', textAlign: 'center' },
});

export interface SidebarProps {
  readonly groups: readonly SidebarGroup[];
  /** The paths in the breadcrumb of the current screen. */
  readonly ancestors: readonly string[];
}

/** The main navigation (C§2): the entries of the live remotes that the user's roles may open. */
export function Sidebar({ groups, ancestors }: SidebarProps) {
  const styles = useStyles();
  const { folded, foldable, toggle } = useSidebarFold();
  const year = new Date().getUTCFullYear();
  return (
    <div className={mergeClasses(styles.root, folded && styles.folded)}>
      <nav className={styles.nav} aria-label="Main">
        <div className={mergeClasses(styles.head, folded && styles.headFolded)}>
          {!folded && <span className={styles.name}>Admin console</span>}
          {foldable && (
            <Button
              appearance="subtle"
              icon={folded ? <PanelLeftExpandIcon size={20} /> : <PanelLeftContractIcon size={20} />}
              aria-label={folded ? 'Unfold the sidebar' : 'Fold the sidebar'}
              aria-expanded={!folded}
              onClick={toggle}
            />
          )}
        </div>
        <div className={mergeClasses(styles.scroll, folded && styles.scrollFolded)}>
          {groups.map((group, index) => (
            <div
              key={group.heading ?? group.entries[0]?.path}
              className={index === 0 ? undefined : folded ? styles.groupFolded : styles.group}
            >
              {group.heading && !folded && <h2 className={styles.heading}>{group.heading}</h2>}
              <ul className={styles.list} aria-label={group.heading}>
                {group.entries.map((entry) => (
                  <li key={entry.path}>
                    <SidebarLink entry={entry} folded={folded} ancestors={ancestors} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <footer className={mergeClasses(styles.footer, folded && styles.footerFolded)}>
        {folded ? <span title={`© ${year} Admin console`}>© {year}</span> : `© ${year} Admin console`}
      </footer>
    </div>
  );
}
