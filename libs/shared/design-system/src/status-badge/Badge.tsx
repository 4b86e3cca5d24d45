import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Icon } from '../icons/createIcon.tsx';
import type { Tone } from './statuses.ts';

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    gap: tokens.spacingHorizontalXS,
    height: '20px',
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
  neutral: { backgroundColor: tokens.colorNeutralBackground1Selected, color: tokens.colorNeutralForeground2 },
  outline: { color: tokens.colorNeutralForeground3, border: `1px solid ${tokens.colorNeutralStroke1}` },
  brand: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    // The stroke of the light theme; in a selected row, whose ground is this badge's, it must show in the dark one too.
    border: `1px solid var(--badge-brand-stroke, ${tokens.colorBrandStroke2})`,
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
    border: `1px solid ${tokens.colorStatusSuccessBorder1}`,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
});

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly icon?: Icon;
}

/** A word in a tone, with its icon: a role, a count of days, 'Today'. */
export function Badge({ children, tone = 'neutral', icon: Icon }: BadgeProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.badge, styles[tone], !Icon && styles.word)}>
      {Icon && <Icon size={14} />}
      {children}
    </span>
  );
}
