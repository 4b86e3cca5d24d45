import { makeStyles } from '@fluentui/react-components';
import { visuallyHidden } from '../style/shared.ts';

const useStyles = makeStyles({ hidden: { ...visuallyHidden } });

/** Tells screen readers how many options there are now. It stands there before it says anything, or it would not be heard. */
export function Announcement({ children }: { readonly children: string }) {
  const styles = useStyles();
  return (
    <span aria-live="polite" className={styles.hidden}>
      {children}
    </span>
  );
}
