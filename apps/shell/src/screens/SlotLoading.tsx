import { PanelMessage } from '@console/design-system/panel-message';
import { SkeletonLines } from '@console/design-system/skeleton';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useAfter } from '../frame/useAfter.ts';

const useStyles = makeStyles({
  // Looks like a card, because most panels are cards.
  root: {
    boxSizing: 'border-box',
    overflow: 'hidden',
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid var(--card-stroke, ${tokens.colorNeutralStroke2})`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { margin: '0 0 16px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

const USUAL_HEIGHT = 160;
const TITLE_HEIGHT = 60;
const LINE_HEIGHT = 24;

const STILL_AFTER_MS = 10_000;

interface SlotLoadingProps {
  readonly title: string;
  readonly height: number | undefined;
  readonly onRetry: () => void;
}

/** Shown in a slot while its filling loads. After ten seconds it offers 'Try again' (NAV-15). */
export function SlotLoading({ onRetry, ...props }: SlotLoadingProps) {
  const [attempt, setAttempt] = useState(1);
  const again = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return <Attempt key={attempt} {...props} onRetry={again} />;
}

function Attempt({ title, height = USUAL_HEIGHT, onRetry }: SlotLoadingProps) {
  const styles = useStyles();
  const still = useAfter(STILL_AFTER_MS, true);
  if (still) {
    return (
      <PanelMessage inline kind="waiting" title={`${title}: still loading`} onTryAgain={onRetry}>
        This section takes longer than it should. You can wait, or ask for it again.
      </PanelMessage>
    );
  }
  return (
    <section className={styles.root} style={{ height }} aria-label={title} aria-busy>
      <p className={styles.title}>{title}</p>
      <SkeletonLines lines={Math.max(1, Math.floor((height - TITLE_HEIGHT) / LINE_HEIGHT))} />
    </section>
  );
}
