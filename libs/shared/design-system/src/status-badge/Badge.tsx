import type { Tone } from '@console/rules';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback } from 'react';

/** A border whose opacity the theme sets to 0 or 100 %. */
const stroke = (colour: string, share: string) =>
  `1px solid color-mix(in srgb, ${colour} var(${share}, 100%), transparent)`;

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    gap: tokens.spacingHorizontalXS,
    width: 'fit-content',
    height: '20px',
    verticalAlign: 'middle',
    padding: '0 7px 0 5px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    '& svg': { width: '14px', height: '14px', flexShrink: 0 },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  word: { padding: '0 7px' },
  mark: { padding: '0 5px' },
  neutral: { backgroundColor: tokens.colorNeutralBackground1Selected, color: tokens.colorNeutralForeground2 },
  outline: { color: tokens.colorNeutralForeground3, border: `1px solid ${tokens.colorNeutralStroke1}` },
  brand: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    // A selected row has the background of this badge. In such a row the badge has a border in the dark theme too.
    border: stroke(tokens.colorBrandStroke2, '--badge-brand-stroke'),
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
    border: stroke(tokens.colorStatusSuccessBorder1, '--badge-stroke'),
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    border: stroke(tokens.colorStatusWarningBorder1, '--badge-stroke'),
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    border: stroke(tokens.colorStatusDangerBorder1, '--badge-stroke'),
  },
});

export interface BadgeProps {
  /** Without children only the icon is drawn. */
  readonly children?: ReactNode;
  readonly tone?: Tone;
  readonly icon?: ReactNode;
}

/**
 * Returns the class name of a badge with an icon and a word, in each tone. A table asks once and draws the badges of all
 * its rows with it.
 */
export function useBadgeClassName(): (tone: Tone) => string {
  const styles = useStyles();
  return useCallback((tone) => mergeClasses(styles.badge, styles[tone]), [styles]);
}

/** A word in a tone, with an optional icon: a role, a count of days, 'Today'. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.badge, styles[tone], !icon && styles.word, !children && styles.mark)}>
      {icon}
      {children}
    </span>
  );
}
