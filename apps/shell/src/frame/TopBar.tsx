import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    boxSizing: 'border-box',
    height: '48px',
    padding: '0 16px 0 16px',
  },
  start: { minWidth: 0 },
  end: { display: 'flex', alignItems: 'center', gap: '8px', flexShrink: 0 },
});

/** The bar above the sheet: where the screen stands, and who is signed in. */
export function TopBar({ start, end }: { readonly start: ReactNode; readonly end: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </div>
  );
}
