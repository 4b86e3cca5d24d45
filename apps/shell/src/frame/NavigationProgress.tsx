import { Button } from '@console/design-system/button';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useNavigate, useNavigation } from 'react-router';
import { useAfter } from './useAfter.ts';

const BAR_AFTER_MS = 150;
const SAY_AFTER_MS = 400;
const STILL_AFTER_MS = 10_000;

const useStyles = makeStyles({
  track: { position: 'absolute', zIndex: 20, top: 0, left: 0, right: 0, height: '2px', overflow: 'hidden' },
  bar: {
    width: '40%',
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    animationTimingFunction: tokens.curveEasyEase,
    '@media (prefers-reduced-motion: reduce)': { width: '100%', animationName: 'none' },
  },
  alert: {
    position: 'absolute',
    zIndex: 20,
    top: '8px',
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '32px',
    padding: '0 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  withButton: { padding: '4px 4px 4px 16px' },
});

/** Shows a progress bar and "Loading…" while the next screen loads, and 'Try again' after ten seconds (NAV-15). */
export function NavigationProgress({ onAskAgain }: { readonly onAskAgain: (path: string) => void }) {
  const styles = useStyles();
  const { state, location } = useNavigation();
  const navigate = useNavigate();
  const loading = state === 'loading';
  const bar = useAfter(BAR_AFTER_MS, loading);
  const said = useAfter(SAY_AFTER_MS, loading);
  const still = useAfter(STILL_AFTER_MS, loading);
  return (
    <>
      <div role="status">{said && !still && <div className={styles.alert}>Loading…</div>}</div>
      {bar && (
        <div className={styles.track} aria-hidden>
          <div className={styles.bar} />
        </div>
      )}
      {still && location && (
        <div className={mergeClasses(styles.alert, styles.withButton)} role="status">
          Still loading
          <Button
            size="small"
            onClick={() => {
              onAskAgain(location.pathname);
              void navigate(location, { replace: true });
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
