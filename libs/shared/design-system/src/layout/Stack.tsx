import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  row: { display: 'flex', flexDirection: 'row', minWidth: 0 },
  wrap: { flexWrap: 'wrap' },
  grow: { flexGrow: 1, flexBasis: 0 },
  xs: { gap: '4px' },
  s: { gap: tokens.spacingHorizontalS },
  m: { gap: tokens.spacingHorizontalM },
  l: { gap: tokens.spacingHorizontalL },
  xl: { gap: tokens.spacingHorizontalXXL },
  none: { gap: 0 },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  between: { justifyContent: 'space-between' },
  right: { justifyContent: 'flex-end' },
  middle: { justifyContent: 'center' },
});

/** Gaps of 0, 4, 8, 12, 16 and 24 px. */
export type Gap = 'none' | 'xs' | 's' | 'm' | 'l' | 'xl';

interface FlexProps {
  readonly children: ReactNode;
  readonly gap?: Gap;
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** Takes the remaining space. */
  readonly grow?: boolean;
}

/** Places its children below one another. */
export function Stack({ children, gap = 'm', align, grow }: FlexProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.stack, styles[gap], align && styles[align], grow && styles.grow)}>
      {children}
    </div>
  );
}

export interface RowProps extends FlexProps {
  readonly wrap?: boolean;
  readonly justify?: 'between' | 'right' | 'middle';
}

/** Places its children side by side, vertically centred. */
export function Row({ children, gap = 's', align = 'center', wrap, justify, grow }: RowProps) {
  const styles = useStyles();
  return (
    <div
      className={mergeClasses(
        styles.row,
        styles[gap],
        styles[align],
        wrap && styles.wrap,
        justify && styles[justify],
        grow && styles.grow,
      )}
    >
      {children}
    </div>
  );
}
