import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    containerType: 'inline-size',
  },
  // Where there is no room beside the buttons, nobody misses the keys.
  hint: { display: 'inline-flex', marginRight: 'auto', '@container (max-width: 340px)': { display: 'none' } },
});

export interface FormFootProps {
  /** The buttons, the main one last. */
  readonly children: ReactNode;
  /** Which keys do the same, at the other end of the line. */
  readonly hint?: ReactNode;
}

/** The last line of a form in a dialog or in place of a value: its keys, and its buttons at the end. */
export function FormFoot({ children, hint }: FormFootProps) {
  const styles = useStyles();
  return (
    <div className={styles.foot}>
      {hint && <span className={styles.hint}>{hint}</span>}
      {children}
    </div>
  );
}
