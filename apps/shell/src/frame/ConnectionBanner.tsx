import { WifiOffIcon } from '@console/design-system/icons';
import { HiddenText } from '@console/design-system/layout';
import { useConnectionLost } from '@console/platform';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: '6px 16px 6px 20px',
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
    color: tokens.colorNeutralForeground1,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
});

/** Says on every screen that the server cannot be reached, and what happens next. */
export function ConnectionBanner() {
  const styles = useStyles();
  const lost = useConnectionLost();
  const [wasLost, setWasLost] = useState(false);
  if (lost && !wasLost) setWasLost(true);

  // The banner makes the screen shorter. The focused field must stay in view.
  useEffect(() => {
    if (lost) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [lost]);

  return (
    <div role="status">
      {lost ? (
        <div className={styles.line}>
          <WifiOffIcon size={16} className={styles.icon} />
          The server cannot be reached. The console tries again every second and keeps what you typed.
        </div>
      ) : (
        wasLost && <HiddenText>The connection to the server is back.</HiddenText>
      )}
    </div>
  );
}
