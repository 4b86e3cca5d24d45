import { makeStyles } from '@fluentui/react-components';
import { visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({ hidden: { ...visuallyHidden } });

/**
 * Announces the number of options to screen readers. Render it before there is text: a live region announces only later
 * changes.
 */
export function Announcement({ children }: { readonly children: string }) {
  const styles = useStyles();
  return (
    <span aria-live="polite" className={styles.hidden}>
      {children}
    </span>
  );
}
