import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { phone } from '../style/shared.ts';

const useStyles = makeStyles({
  grid: { display: 'grid', gap: tokens.spacingHorizontalM, alignItems: 'start', minWidth: 0 },
  two: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // A check box has no label above it. This aligns it with the control beside it.
    '& > [data-label-beside]': { marginTop: '22px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > [data-label-beside]': { marginTop: 0 } },
  },
  // A card needs more room than a field.
  twoCards: { '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  three: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // A cell that is being edited gets twice the width.
    ':has(> :nth-child(3) form)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)' },
    '@media (max-width: 1180px)': {
      gridTemplateColumns: 'var(--dialog-columns, repeat(2, minmax(0, 1fr))) !important',
    },
    '@media (max-width: 760px)': { gridTemplateColumns: 'var(--dialog-columns, minmax(0, 1fr)) !important' },
  },
  // Two columns where each has at least `--least` pixels, one column otherwise. Never three.
  pairs: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, var(--least)), calc(50% - 6px)), 1fr))' },
  stretch: { alignItems: 'stretch' },
  fieldLine: {
    display: 'flex',
    flexWrap: 'wrap',
    // A message below one field does not move the others.
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    '& > *': { flex: '1 1 108px', minWidth: 0 },
    '& > :last-child': { flex: '2 1 188px' },
  },
  aside344: {
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    '@media (max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  aside280: {
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // The aside starts on the line of the first part. `after` is directly below the first part.
  before: { gridTemplateRows: 'auto 1fr' },
  beside: { gridColumn: '2', gridRow: '1 / span 2' },
  beside344: { '@media (max-width: 1180px)': { gridColumn: 'auto', gridRow: 'auto' } },
  beside280: { '@media (max-width: 1023px)': { gridColumn: 'auto', gridRow: 'auto' } },
  // Where the window is too low for it, the end of the aside is reached with the end of the page.
  stays: {
    '@media (min-width: 1181px) and (min-height: 700px)': { position: 'sticky', top: '8px', alignSelf: 'start' },
  },
  // It scrolls by itself, so that its beginning stays beside the part that somebody works on.
  look: {
    '@media screen and (min-width: 1024px) and (min-height: 600px)': {
      position: 'sticky',
      top: '8px',
      maxHeight: 'calc(100vh - 72px)',
      overflowY: 'auto',
    },
  },
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalM, minWidth: 0 },
});

export interface GridProps {
  readonly children: ReactNode;
  readonly columns: 2 | 3;
  /** For cards: those of a row are equally high, and two need a wider window than two fields. */
  readonly stretch?: boolean;
}

/** Two or three equal columns with a gap of 12 px. A narrow window has fewer. */
export function Grid({ children, columns, stretch }: GridProps) {
  const styles = useStyles();
  return (
    <div
      className={mergeClasses(
        styles.grid,
        columns === 2 ? styles.two : styles.three,
        stretch && styles.stretch,
        stretch && columns === 2 && styles.twoCards,
      )}
    >
      {children}
    </div>
  );
}

export interface WorkAndLookProps {
  readonly children: ReactNode;
  /** What the work makes, such as a preview. It stays in sight beside long work. */
  readonly look: ReactNode;
}

/** Work with what it makes beside it, in equal columns. In a narrow window the look stands below. */
export function WorkAndLook({ children, look }: WorkAndLookProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.grid, styles.two, styles.twoCards)}>
      <div className={styles.main}>{children}</div>
      <div className={mergeClasses(styles.main, styles.look)}>{look}</div>
    </div>
  );
}

export interface PairsProps {
  readonly children: ReactNode;
  /** The minimum width of each field in px. */
  readonly least: number;
}

/** Fields in two columns with a gap of 12 px, or in one column where the surrounding place is too narrow. */
export function Pairs({ children, least }: PairsProps) {
  const styles = useStyles();
  const style: CSSProperties & Record<'--least', string> = { '--least': `${least}px` };
  return (
    <div className={mergeClasses(styles.grid, styles.pairs)} style={style}>
      {children}
    </div>
  );
}

/** Short fields and a long one, the last, on one line. In a narrow place the long one has a line of its own. */
export function FieldLine({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().fieldLine}>{children}</div>;
}

export interface MainAndAsideProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  /** 344 px for conversations and notes, 280 px for facts. */
  readonly asideWidth?: 344 | 280;
  /**
   * The rest of the main column, for content less important than the aside. Screen readers, the Tab key and narrow
   * windows reach it after the aside.
   */
  readonly after?: ReactNode;
  /** The aside stays in sight while the main column scrolls, for a price that the main column decides. */
  readonly asideStays?: boolean;
}

/** The main column of a detail page with a narrower one beside it. In a narrow window the aside moves below. */
export function MainAndAside({ children, aside, asideWidth = 280, after, asideStays }: MainAndAsideProps) {
  const styles = useStyles();
  const wide = asideWidth === 344;
  const beside = mergeClasses(styles.main, styles.beside, wide ? styles.beside344 : styles.beside280);
  return (
    <div
      className={mergeClasses(styles.grid, wide ? styles.aside344 : styles.aside280, after ? styles.before : undefined)}
    >
      <div className={styles.main}>{children}</div>
      <div className={mergeClasses(after ? beside : styles.main, asideStays && styles.stays)}>{aside}</div>
      {after && <div className={styles.main}>{after}</div>}
    </div>
  );
}
