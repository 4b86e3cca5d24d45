import { SkeletonLines } from '@console/design-system/skeleton';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    overflow: 'hidden',
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

const USUAL_HEIGHT = 160;

/** What stands in a slot while its filling is on its way. */
export function SlotLoading({ title, height = USUAL_HEIGHT }: { title: string; height: number | undefined }) {
  const styles = useStyles();
  return (
    <section className={styles.root} style={{ minHeight: height }} aria-label={title} aria-busy>
      <SkeletonLines lines={Math.max(2, Math.floor((height - 40) / 28))} />
    </section>
  );
}
