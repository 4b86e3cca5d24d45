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
  // Hidden where there is no room beside the buttons.
  hint: { display: 'inline-flex', marginRight: 'auto', '@container (max-width: 340px)': { display: 'none' } },
});

export interface FormFootProps {
  /** The buttons, the main one last. */
  readonly children: ReactNode;
  /** The shortcuts for the buttons, at the other end of the line. */
  readonly hint?: ReactNode;
}

/** The last line of a form, in a dialog or in place of a value: shortcuts on the left, buttons on the right. */
export function FormFoot({ children, hint }: FormFootProps) {
  const styles = useStyles();
  return (
    <div className={styles.foot}>
      {hint && <span className={styles.hint}>{hint}</span>}
      {children}
    </div>
  );
}
