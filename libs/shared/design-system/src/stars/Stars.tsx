import { makeStyles, tokens } from '@fluentui/react-components';
import { StarFilledIcon, StarIcon } from '../icons/content.ts';

const useStyles = makeStyles({
  stars: { display: 'inline-flex', color: tokens.colorPaletteMarigoldForeground1, verticalAlign: 'text-bottom' },
  // As wide as five stars, so that the values beside it stand below one another.
  none: { display: 'inline-block', minWidth: '80px' },
  public: { display: 'inline-flex', verticalAlign: '-2px', color: tokens.colorPaletteMarigoldForeground1 },
});

export interface StarsProps {
  /** 0 to 5; null shows a dash. */
  readonly value: number | null | undefined;
  /** The name of the rating: 'Internal competency'. */
  readonly label: string;
}

/** Shows a competency from 0 to 5 as stars. */
export function Stars({ value, label }: StarsProps) {
  const styles = useStyles();
  if (value == null) return <span className={styles.none}>–</span>;
  return (
    <span role="img" aria-label={`${label}: ${value} of 5`} className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= value ? <StarFilledIcon key={star} size={16} /> : <StarIcon key={star} size={16} />,
      )}
    </span>
  );
}

/** The star of a public class (O§2). */
export function PublicStar({ size = 14 }: { readonly size?: number }) {
  const styles = useStyles();
  return (
    <span className={styles.public}>
      <StarFilledIcon size={size} />
    </span>
  );
}
