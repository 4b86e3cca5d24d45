import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { focusRing, print, quickTransition } from '../style/shared.ts';

const useStyles = makeStyles({
  base: {
    ...focusRing,
    ...quickTransition('background-color, border-color, color'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    gap: tokens.spacingHorizontalSNudge,
    height: '32px',
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid transparent`,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':disabled': { cursor: 'not-allowed' },
    // Buttons are not printed.
    [print]: { display: 'none' },
  },
  primary: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
    ':disabled': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
    },
  },
  secondary: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.borderColor(tokens.colorNeutralStroke1),
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      ...shorthands.borderColor(tokens.colorNeutralStroke1Hover),
    },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':disabled': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
      ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
    },
  },
  subtle: {
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    fontWeight: tokens.fontWeightRegular,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2Hover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, backgroundColor: 'transparent' },
    // Looks disabled but stays focusable.
    '&[aria-disabled="true"]': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
  },
  dashed: {
    ...shorthands.borderStyle('dashed'),
    ':disabled': {
      color: tokens.colorNeutralForeground3,
      backgroundColor: 'transparent',
      ...shorthands.borderColor(tokens.colorNeutralStroke2),
      fontWeight: tokens.fontWeightRegular,
    },
  },
  small: {
    height: '24px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    gap: tokens.spacingHorizontalXS,
  },
  large: {
    height: '40px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  mediumIcon: { width: '32px', padding: 0 },
  smallIcon: { width: '24px', padding: 0 },
  largeIcon: { width: '40px', padding: 0 },
  forced: {
    '@media (forced-colors: active)': {
      ...shorthands.borderColor('ButtonBorder'),
      // With forced colours the browser greys only buttons that have the `disabled` attribute.
      '&[aria-disabled="true"]': { color: 'GrayText', ...shorthands.borderColor('GrayText') },
    },
  },
});

/** How a button looks, apart from its content. */
export interface ButtonLook {
  readonly appearance?: 'primary' | 'secondary' | 'subtle';
  readonly size?: 'small' | 'medium' | 'large';
  readonly dashed?: boolean;
  readonly iconOnly?: boolean;
}

/** Returns the class name that makes an anchor look like a button. */
export function useButtonClassName({
  appearance = 'secondary',
  size = 'medium',
  dashed = false,
  iconOnly = false,
}: ButtonLook): string {
  const styles = useStyles();
  return mergeClasses(
    styles.base,
    styles[appearance],
    size !== 'medium' && styles[size],
    dashed && styles.dashed,
    iconOnly && styles[`${size}Icon`],
    styles.forced,
  );
}
