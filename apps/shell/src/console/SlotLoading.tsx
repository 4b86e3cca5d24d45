import { SkeletonLines } from '@console/design-system/skeleton';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  // The look of a card, which most panels are.
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

/** What stands in a slot while its filling is on its way. */
export function SlotLoading({ title, height = USUAL_HEIGHT }: { title: string; height: number | undefined }) {
  const styles = useStyles();
  return (
    <section className={styles.root} style={{ height }} aria-label={title} aria-busy>
      <p className={styles.title}>{title}</p>
      <SkeletonLines lines={Math.max(1, Math.floor((height - TITLE_HEIGHT) / LINE_HEIGHT))} />
    </section>
  );
}
