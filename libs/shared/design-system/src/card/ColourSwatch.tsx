import { makeStyles, tokens } from '@fluentui/react-components';
import type { CSSProperties } from 'react';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  swatch: {
    width: '14px',
    height: '14px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: 'var(--swatch)',
    forcedColorAdjust: 'none',
  },
});

/** A colour, such as a brand's, beside its value: `#2b6cb0`. */
export function ColourSwatch({ colour }: { readonly colour: string }) {
  const styles = useStyles();
  const style: CSSProperties & Record<'--swatch', string> = { '--swatch': colour };
  return (
    <span className={styles.root}>
      <span className={styles.swatch} style={style} aria-hidden />
      {colour}
    </span>
  );
}
