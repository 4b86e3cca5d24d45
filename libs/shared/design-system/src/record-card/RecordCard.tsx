import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { useLinkComponent } from '../link/LinkProvider.tsx';
import { ellipsis, phone, print } from '../style/shared.ts';

// On a phone the cards are below one another. There is no pointer for a tooltip, so long text wraps instead of being
// cut.
const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '133px',
    // A schedule holds hundreds of cards. The browser lays out only those in view, but still finds text in all of them.
    // The height is that of the content, without padding and borders.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 121px',
    padding: '10px 12px 0',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid var(--card-stroke, ${tokens.colorNeutralStroke2})`,
    borderRadius: tokens.borderRadiusLarge,
    [print]: { breakInside: 'avoid', contentVisibility: 'visible' },
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
  // The link's own box covers only its text. This box makes the whole card clickable, also above a MetaLine.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // When the keyboard reaches the card, all of it scrolls into view, below a sticky heading.
    scrollMargin: '56px 0 120px',
    '::after': { content: '""', position: 'absolute', zIndex: 1, inset: 0, borderRadius: tokens.borderRadiusMedium },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // Takes the height that another card of the row needs more. So the lines below stand level in all cards of the row.
  meta: {
    flexGrow: 1,
    flexShrink: 0,
    minHeight: '20px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  body: {
    // Each fact takes the width of its text. When both do not fit in one line, the second moves to the next.
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignContent: 'center',
    alignItems: 'center',
    gap: `0 ${tokens.spacingHorizontalS}`,
    flexShrink: 0,
    minHeight: '40px',
  },
  // Three facts and a button fit in one line of a card when three cards are side by side at 1440 px.
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: `0 ${tokens.spacingHorizontalSNudge}`,
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
  // Lies above the card's own link, so that the nested link can be clicked.
  action: { position: 'relative', zIndex: 2, display: 'inline-flex', marginLeft: 'auto' },
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

/** Keeps the space of a card that is rendered later, when the browser has time. */
export function RecordCardPlaceholder() {
  return <div aria-hidden className={usePlaceStyles().place} />;
}

export interface RecordCardProps {
  readonly title: string;
  /** The path that the card leads to. The whole card is clickable, but only the title names the link. */
  readonly to: string;
  readonly badge?: ReactNode;
  /** Facts below the title: a MetaLine. */
  readonly meta: ReactNode;
  /** Two facts side by side. */
  readonly children: ReactNode;
  /** Short facts in the last line, each a Fact. */
  readonly facts: ReactNode;
  /** A link or button of its own at the end of the last line. */
  readonly action?: ReactNode;
  /** The colour of the left edge, such as a brand's own (a CSS colour). */
  readonly accent?: string | null | undefined;
}

/** A record as a card that is one link: a class on the schedule (O§2). It is 133 px high, or higher where text wraps. */
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
