import { print } from '@console/design-system/theme';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { ConnectionBanner } from './ConnectionBanner.tsx';

// A printed page shows only the screen, without the frame. A long screen takes several pages.
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 48px minmax(0, 1fr) auto',
    height: '100vh',
    backgroundColor: tokens.colorNeutralBackground3,
    [print]: { display: 'block', height: 'auto', backgroundColor: 'transparent' },
  },
  skip: {
    position: 'absolute',
    zIndex: 300,
    top: '8px',
    left: '8px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    boxShadow: tokens.shadow16,
    transform: 'translateY(-64px)',
    [print]: { display: 'none' },
    ':focus': { transform: 'none', outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  banner: { gridColumn: '1 / 3', [print]: { display: 'none' } },
  sidebar: { gridRow: '2 / 4', minHeight: 0, [print]: { display: 'none' } },
  top: { gridRow: 2, minWidth: 0, [print]: { display: 'none' } },
  // Below the screen, so that nothing on it moves or is covered when a notice comes or the connection is lost.
  below: { gridRow: 4, gridColumn: '1 / 3', [print]: { display: 'none' } },
  sheet: {
    gridRow: 3,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    borderTopLeftRadius: tokens.borderRadiusXLarge,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus': { outlineStyle: 'none' },
    [print]: { display: 'block', overflow: 'visible', border: 'none' },
  },
});

export interface ConsoleFrameProps {
  readonly sidebar: ReactNode;
  readonly topBar: ReactNode;
  /** Rendered above everything else, over the whole width. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
  /** Rendered below the screen. */
  readonly notices?: ReactNode;
  readonly sheetRef?: Ref<HTMLElement>;
}

/** The layout that stays mounted while screens change: the sidebar, the top bar, and the sheet with the screen. */
export function ConsoleFrame({ sidebar, topBar, banner, children, notices, sheetRef }: ConsoleFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#main">
        Skip to the screen
      </a>
      <div className={styles.banner}>{banner}</div>
      <div className={styles.sidebar}>{sidebar}</div>
      <header className={styles.top}>{topBar}</header>
      <main className={styles.sheet} id="main" tabIndex={-1} ref={sheetRef}>
        {children}
      </main>
      <div className={styles.below}>
        {notices}
        <ConnectionBanner />
      </div>
    </div>
  );
}
