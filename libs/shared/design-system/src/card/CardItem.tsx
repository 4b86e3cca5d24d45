import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Icon } from '../icons/createIcon.tsx';
import { phone } from '../style/shared.ts';

// On a phone the title shares its line only with the menu. Badge and amount follow below, and `meta` comes last.
const useStyles = makeStyles({
  item: {
    padding: '6px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
    breakInside: 'avoid',
  },
  // An item with content needs room around it.
  open: { padding: '12px 16px' },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    lineHeight: '24px',
    [phone]: { flexWrap: 'wrap', gap: '2px 10px' },
  },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    minWidth: 0,
    minHeight: '24px',
    overflowWrap: 'anywhere',
    [phone]: { display: 'contents' },
  },
  icon: { display: 'inline-flex', flexShrink: 0, paddingTop: '2px', color: tokens.colorNeutralForeground3 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    // The width of the line without icon, two buttons and gaps.
    [phone]: { flex: '1 1 calc(100% - 92px)', minWidth: 0 },
  },
  // Nothing is left to do for it. Opacity would take too much of the contrast.
  muted: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  gone: { textDecorationLine: 'line-through' },
  badge: { display: 'inline-flex', [phone]: { order: 2 } },
  meta: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { order: 3, flexBasis: '100%' },
  },
  // A small button is as high as the line.
  actions: { display: 'inline-flex', flexShrink: 0, [phone]: { order: 1 } },
  alone: { marginLeft: 'auto' },
  amount: {
    marginLeft: 'auto',
    flexShrink: 0,
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { order: 2, flexShrink: 1 },
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: '8px 0 0 30px',
    [phone]: { marginLeft: 0 },
  },
});

export interface CardItemProps {
  readonly icon: Icon;
  /** The icon's meaning for screen readers. */
  readonly iconLabel: string;
  readonly title: string;
  readonly badge?: ReactNode;
  /** A short description in grey: "4 seats × £495.00". */
  readonly meta?: ReactNode;
  /** The item's amount, at the end of the line. */
  readonly amount?: ReactNode;
  /** The item's menu or buttons, after everything else on the line. */
  readonly actions?: ReactNode;
  /** Fades the title and strikes out the amount, which no longer counts. */
  readonly muted?: boolean;
  readonly children?: ReactNode;
}

/** One item of a record in a flush card: a line with its title, and its content below. */
export function CardItem(props: CardItemProps) {
  const { icon: Icon, iconLabel, title, badge, meta, amount, actions, muted, children } = props;
  const styles = useStyles();
  return (
    <article className={mergeClasses(styles.item, children ? styles.open : undefined)} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon size={20} label={iconLabel} />
        </span>
        <div className={styles.words}>
          <h3 className={mergeClasses(styles.title, muted && styles.muted)}>{title}</h3>
          {badge && <span className={styles.badge}>{badge}</span>}
          {meta && <span className={styles.meta}>{meta}</span>}
        </div>
        {amount && (
          <span className={mergeClasses(styles.amount, muted && styles.muted, muted && styles.gone)}>{amount}</span>
        )}
        {actions && <span className={mergeClasses(styles.actions, !amount && styles.alone)}>{actions}</span>}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </article>
  );
}
