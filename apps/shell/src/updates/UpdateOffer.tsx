import { Button } from '@console/design-system/button';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import type { ReleaseWatch } from './ReleaseWatch.ts';
import { refreshOrSay } from './refreshOrSay.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  shown: {
    padding: '3px 4px 3px 12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 719px)': { paddingLeft: '4px' },
  },
  text: {
    maxWidth: '40vw',
    marginRight: '8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 719px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: 0,
      clipPath: 'inset(50%)',
    },
  },
});

interface UpdateOfferProps {
  readonly watch: ReleaseWatch;
  readonly router: DataRouter;
}

/** Offers a newer version in the top bar. The page reloads only when the user accepts (FED-07). */
export function UpdateOffer({ watch, router }: UpdateOfferProps) {
  const styles = useStyles();
  const offer = useSyncExternalStore(watch.subscribe, watch.offer);
  const [refreshing, setRefreshing] = useState(false);
  const textId = useId();
  const refresh = async () => {
    setRefreshing(true);
    if (!(await refreshOrSay(router))) setRefreshing(false);
  };
  const decline = () => {
    watch.decline();
    // The buttons disappear, so the focus moves to the screen.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={mergeClasses(styles.root, offer !== null && styles.shown)}>
      <span id={textId} role="status" className={mergeClasses(offer !== null && styles.text)} title={offer?.text}>
        {offer?.text}
      </span>
      {offer && (
        <>
          <Button
            size="small"
            loading={refreshing}
            title={offer.text}
            aria-describedby={textId}
            onClick={() => void refresh()}
          >
            Refresh
          </Button>
          <Button size="small" appearance="subtle" onClick={decline}>
            Later
          </Button>
        </>
      )}
    </div>
  );
}
