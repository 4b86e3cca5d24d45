import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  frame: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: '480px',
    minHeight: '160px',
    resize: 'vertical',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    // Others have written the page for white paper, also in the dark theme.
    backgroundColor: '#ffffff',
    colorScheme: 'light',
  },
});

export interface PaperFrameProps {
  /** The address of the page. Its server answers it with a policy of its own. */
  readonly src: string;
  /** What the page is, for screen readers. */
  readonly label: string;
}

/** A page that others have written, such as a mail. It runs no script, and sends and opens nothing. */
export function PaperFrame({ src, label }: PaperFrameProps) {
  const styles = useStyles();
  return <iframe className={styles.frame} src={src} title={label} sandbox="" referrerPolicy="no-referrer" />;
}
