import {
  type ButtonState,
  makeStyles,
  mergeClasses,
  shorthands,
  tokens,
  useButton_unstable,
  useButtonStyles_unstable,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { fluentFocus, focusRing, print } from '../style/shared.ts';

const red = {
  color: tokens.colorPaletteRedForeground1,
  ...shorthands.borderColor(tokens.colorPaletteRedBorder2),
};

const useStyles = makeStyles({
  base: {
    ...focusRing,
    flexShrink: 0,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    // Buttons are not printed.
    [print]: { display: 'none' },
  },
  primary: fluentFocus(shorthands.borderColor('transparent')),
  secondary: fluentFocus(shorthands.borderColor(tokens.colorNeutralStroke1)),
  subtle: {
    ...fluentFocus(shorthands.borderColor('transparent')),
    fontWeight: tokens.fontWeightRegular,
  },
  dangerPrimary: {
    color: tokens.colorNeutralForegroundStaticInverted,
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': {
      color: tokens.colorNeutralForegroundStaticInverted,
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
    },
    ':hover:active,:active:focus-visible': {
      color: tokens.colorNeutralForegroundStaticInverted,
      backgroundColor: tokens.colorStatusDangerBackground3Pressed,
    },
  },
  danger: {
    ...red,
    ':hover': { ...red, backgroundColor: tokens.colorStatusDangerBackground1 },
    ':hover:active,:active:focus-visible': { ...red, backgroundColor: tokens.colorStatusDangerBackground1 },
  },
  // Forced colours replace the red, so the border also differs.
  dangerForced: {
    '@media (forced-colors: active)': { ...shorthands.borderWidth('3px'), ...shorthands.borderStyle('double') },
  },
  dashed: {
    ...shorthands.borderStyle('dashed'),
    ...shorthands.borderColor(tokens.colorNeutralStroke2),
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    fontWeight: tokens.fontWeightRegular,
    ':hover': {
      ...shorthands.borderColor(tokens.colorNeutralStroke2),
      color: tokens.colorNeutralForeground3,
      backgroundColor: 'transparent',
    },
  },
  // Fluent gives a button with a text a least width.
  text: { minWidth: 'auto' },
  wide: { width: '100%' },
  // The box is as wide as its icon, which may have 14, 16 or 20 px.
  icon: { width: 'auto' },
});

/** How a button looks, apart from its content. */
export interface ButtonLook {
  /** Use `primary` at most once a screen, and `subtle` for a button beside other actions. */
  readonly appearance?: 'primary' | 'secondary' | 'subtle';
  /** 24, 32 or 40 px high. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** The looks that Fluent does not have. */
interface OwnLook {
  /** For an action that cannot be taken back. */
  readonly danger?: boolean | undefined;
  readonly dashed?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

/** Gives the state of a Fluent button its class names: Fluent's, then the console's. */
export function useButtonLook(state: ButtonState, { danger, dashed, wide }: OwnLook = {}): void {
  const styles = useStyles();
  const { appearance, root, icon } = state;
  const isRed = danger && !state.disabled && !state.disabledFocusable;
  const given = root.className;
  root.className = undefined;
  useButtonStyles_unstable(state);
  root.className = mergeClasses(
    root.className,
    styles.base,
    !state.iconOnly && styles.text,
    (appearance === 'primary' || appearance === 'secondary' || appearance === 'subtle') && styles[appearance],
    isRed && (appearance === 'primary' ? styles.dangerPrimary : styles.danger),
    isRed && styles.dangerForced,
    dashed && styles.dashed,
    wide && styles.wide,
    given,
  );
  if (icon) icon.className = mergeClasses(icon.className, styles.icon);
}

/** Returns the class names that make a link look like a button: of the link itself and of the box around its icon. */
export function useLinkButtonClassNames(look: ButtonLook & { icon: ReactNode; iconOnly?: boolean }): {
  root: string;
  icon: string;
} {
  const { appearance = 'secondary', size = 'medium', icon, iconOnly = false } = look;
  // The text decides about the place of the icon. It is not rendered here.
  const state = useButton_unstable(
    { appearance, size, icon: icon ? { children: icon } : null, children: iconOnly ? null : 'text' },
    null,
  );
  useButtonLook(state);
  return { root: state.root.className ?? '', icon: state.icon?.className ?? '' };
}
