import { type GriffelStyle, shorthands, tokens } from '@fluentui/react-components';

/** The focus ring of every focusable element: 2 px wide, 1 px outside. */
export const focusRing: GriffelStyle = focusRingAt('1px');

/**
 * Like {@link focusRing}, but inside the element, for places that would cut off a ring outside. Do not add another
 * ':focus-visible' to such a style: it would replace the ring.
 */
export const focusRingInside: GriffelStyle = focusRingAt('-2px');

function focusRingAt(outlineOffset: string): GriffelStyle {
  return {
    outlineStyle: 'none',
    ':focus-visible': {
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset,
    },
  };
}

/** A window as narrow as a phone's. */
export const phone = '@media (max-width: 640px)';

/** A printed page. Nothing on it scrolls or can be clicked. */
export const print = '@media print';

/** One line, cut with an ellipsis. */
export const ellipsis: GriffelStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** Hides text from sight but not from screen readers. */
export const visuallyHidden: GriffelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A transition for hover and press. It is removed under reduced motion. */
export const quickTransition = (properties: string): GriffelStyle => ({
  transitionProperty: properties,
  transitionDuration: tokens.durationFast,
  transitionTimingFunction: tokens.curveEasyEase,
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
});

/**
 * The bordered box of inputs and filter dropdowns. It has a darker lower edge, and an accent line while it has the
 * focus.
 */
export const controlBox: GriffelStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: '32px',
  color: tokens.colorNeutralForeground1,
  backgroundColor: tokens.colorNeutralBackground1,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderBottomColor: tokens.colorNeutralStrokeAccessible,
  borderRadius: tokens.borderRadiusMedium,
  ':hover': {
    borderTopColor: tokens.colorNeutralStroke1Hover,
    borderRightColor: tokens.colorNeutralStroke1Hover,
    borderLeftColor: tokens.colorNeutralStroke1Hover,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    left: '-1px',
    right: '-1px',
    bottom: '-1px',
    height: '2px',
    borderBottomLeftRadius: tokens.borderRadiusMedium,
    borderBottomRightRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorCompoundBrandStroke,
    transform: 'scaleX(0)',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationFast,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
  },
  ':focus-within::after': {
    transform: 'scaleX(1)',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
};

/** The border of a control with an invalid value. */
export const invalidBorder: GriffelStyle = shorthands.borderColor(tokens.colorPaletteRedBorder2);

/** The style of {@link controlBox} while the control is disabled. */
export const disabledBox: GriffelStyle = {
  ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
  backgroundColor: 'transparent',
  cursor: 'not-allowed',
  '@media (forced-colors: active)': { ...shorthands.borderColor('GrayText') },
};

/** Scrolls a focused control into view together with its label above and its message or buttons below. */
export const inViewWithLabel: GriffelStyle = { scrollMargin: '36px 0 68px' };
