import { formatCount } from '@console/format';
import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { phone } from '../style/shared.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid var(--card-stroke, ${tokens.colorNeutralStroke2})`,
    borderRadius: tokens.borderRadiusLarge,
  },
  accent: { ...shorthands.borderLeft('4px', 'solid', 'var(--accent)') },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minHeight: '40px',
    padding: '4px 16px',
    breakAfter: 'avoid',
    [phone]: { flexWrap: 'wrap' },
  },
  ruled: { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    // A long word must not push the actions out of the card.
    overflowWrap: 'anywhere',
  },
  count: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  // It wraps before the title does.
  note: {
    flexShrink: 999,
    minWidth: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { flexBasis: '100%' },
  },
  actions: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginLeft: 'auto',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    [phone]: { flexWrap: 'wrap' },
    // Aligns the icon of a small button with the right edge of the content below. Fluent names its buttons so.
    '& > :is(.fui-Button, :has(> .fui-Button)):last-child': { marginRight: '-4px' },
  },
  body: { padding: '16px', overflowWrap: 'break-word' },
  underHead: { paddingTop: '4px' },
  flush: { padding: 0 },
});

export interface CardProps {
  readonly children: ReactNode;
  /** Without a title the card has no head. */
  readonly title?: string;
  /** The number of things in the card, shown beside the title. */
  readonly count?: number | undefined;
  /** A sentence beside the title: why the card is there. On a phone it is below. */
  readonly note?: string;
  readonly actions?: ReactNode;
  /** The content has no padding, and a rule separates it from the head. For tables and lists of rows. */
  readonly flush?: boolean;
  /** The colour of the left edge, such as a brand's own (a CSS colour). */
  readonly accent?: string | null | undefined;
  /** The name by which a link opens the page at this card: 'people-to-tell' for `#people-to-tell`. */
  readonly anchor?: string;
}

/** A card of a detail page. */
export function Card({ children, title, count, note, actions, flush, accent, anchor }: CardProps) {
  const styles = useStyles();
  const id = useId();
  const style: (CSSProperties & Record<'--accent', string>) | undefined = accent ? { '--accent': accent } : undefined;
  return (
    <section
      id={anchor}
      className={mergeClasses(styles.card, accent ? styles.accent : undefined)}
      {...(title && { 'aria-labelledby': id })}
      style={style}
    >
      {title && (
        <header className={mergeClasses(styles.head, flush && styles.ruled)}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
          {note && <span className={styles.note}>{note}</span>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={mergeClasses(styles.body, title && styles.underHead, flush && styles.flush)}>{children}</div>
    </section>
  );
}
