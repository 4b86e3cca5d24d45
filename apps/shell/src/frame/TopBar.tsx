import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    // Centres the search while the content on both sides leaves room.
    gridTemplateColumns: 'minmax(0, 1fr) min(400px, 27vw) minmax(max-content, 1fr)',
    alignItems: 'center',
    gap: '16px',
    boxSizing: 'border-box',
    height: '48px',
    padding: '0 16px 0 16px',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr) max-content max-content', gap: '8px' },
  },
  start: { minWidth: 0 },
  end: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '8px' },
});

export interface TopBarProps {
  readonly start: ReactNode;
  readonly middle: ReactNode;
  readonly end: ReactNode;
}

/** The bar above the sheet: breadcrumb, search and user menu. */
export function TopBar({ start, middle, end }: TopBarProps) {
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <div className={styles.start}>{start}</div>
      <div>{middle}</div>
      <div className={styles.end}>{end}</div>
    </div>
  );
}
