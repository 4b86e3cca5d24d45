import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { useLinkComponent } from '../link/LinkProvider.tsx';
import { ellipsis, paper, phone } from '../style/shared.ts';

// On a phone cards stand one below the other, and nothing points at words to read them whole: they wrap.
const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '133px',
    // Schedules hold hundreds: the browser lays out those in view alone, and finds the words of all.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 131px',
    padding: '10px 12px 0',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid var(--card-stroke, ${tokens.colorNeutralStroke2})`,
    borderRadius: tokens.borderRadiusLarge,
    [paper]: { breakInside: 'avoid', contentVisibility: 'visible' },
    ':hover': { ...shorthands.borderColor(tokens.colorNeutralStroke1Hover) },
    ':focus-within:has(:focus-visible)': { ...shorthands.borderColor(tokens.colorNeutralStroke1Hover) },
  },
  accent: {
    padding: '10px 12px 0 12px',
    ...shorthands.borderLeft('4px', 'solid', 'var(--accent)'),
    ':hover': { borderLeftColor: 'var(--accent)' },
    ':focus-within:has(:focus-visible)': { borderLeftColor: 'var(--accent)' },
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '22px', flexShrink: 0 },
  title: {
    flexGrow: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    ...ellipsis,
    [phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  // The link's own box is its words; this one makes the whole card its target.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // Reached by keyboard, the whole card comes into view, clear of a sticky heading.
    scrollMargin: '56px 0 120px',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusMedium },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  meta: {
    // Facts in a MetaLine are cut at its end.
    '& > span': { ...ellipsis, [phone]: { whiteSpace: 'normal' } },
    flexShrink: 0,
    minHeight: '20px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  body: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minHeight: '40px',
  },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    flexWrap: 'wrap',
    flexShrink: 0,
    boxSizing: 'border-box',
    minHeight: '39px',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  // Above the card's own link, so that a nested one can be pressed.
  action: { position: 'relative', zIndex: 1, display: 'inline-flex', marginLeft: 'auto' },
});

const usePlaceStyles = makeStyles({
  place: {
    boxSizing: 'border-box',
    minHeight: '133px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid var(--card-stroke, ${tokens.colorNeutralStroke2})`,
    borderRadius: tokens.borderRadiusLarge,
  },
});

/** The room of a card that is drawn later, as soon as the browser has time. */
export function RecordCardPlace() {
  return <div aria-hidden className={usePlaceStyles().place} />;
}

export interface RecordCardProps {
  readonly title: string;
  /** Where the card leads. All of it is the link's target; its words are the title alone. */
  readonly to: string;
  readonly badge?: ReactNode;
  /** Facts under the title: a MetaLine. */
  readonly meta: ReactNode;
  /** Two facts side by side. */
  readonly children: ReactNode;
  /** Short facts in the last line, Fact each. */
  readonly facts: ReactNode;
  /** A link or button of its own at the end of the last line. */
  readonly action?: ReactNode;
  /** A colour for the left edge, such as a brand's own (CSS colour). */
  readonly accent?: string | null | undefined;
}

/** A record among others as a card, 133 px high and one link as a whole: a class on the schedule (O§2). */
export function RecordCard({ title, to, badge, meta, children, facts, action, accent }: RecordCardProps) {
  const styles = useStyles();
  const Link = useLinkComponent();
  const style: (CSSProperties & Record<'--accent', string>) | undefined = accent ? { '--accent': accent } : undefined;
  return (
    <article className={mergeClasses(styles.card, accent ? styles.accent : undefined)} style={style}>
      <div className={styles.head}>
        <h3 className={styles.title} title={title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </h3>
        {badge}
      </div>
      <div className={styles.meta}>{meta}</div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        {facts}
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </article>
  );
}
