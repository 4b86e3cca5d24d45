import { type GriffelStyle, shorthands, tokens } from '@fluentui/react-components';

/** The focus ring of everything that takes the keyboard: 2 px, 1 px away. */
export const focusRing: GriffelStyle = focusRingAt('1px');

/** The same on its inner side, where what stands around would cut it off. A style's own ':focus-visible' would replace the ring. */
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

/** A printed page: nothing on it scrolls or can be pressed. */
export const paper = '@media print';

/** One line, cut with an ellipsis. */
export const ellipsis: GriffelStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** For screen readers alone. */
export const visuallyHidden: GriffelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A hover or press transition that reduced motion removes. */
export const quickTransition = (properties: string): GriffelStyle => ({
  transitionProperty: properties,
  transitionDuration: tokens.durationFast,
  transitionTimingFunction: tokens.curveEasyEase,
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
});

/** The bordered box that inputs and filter dropdowns share: a stroke, darker below, and an accent line while it has the focus. */
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

/** The border of what holds something that is refused. */
export const invalidBorder: GriffelStyle = shorthands.borderColor(tokens.colorPaletteRedBorder2);

/** The same box when nothing can be typed into it. */
export const disabledBox: GriffelStyle = {
  ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
  backgroundColor: 'transparent',
  cursor: 'not-allowed',
  '@media (forced-colors: active)': { ...shorthands.borderColor('GrayText') },
};

/** What gets the focus comes into view with its label above and its message, or the buttons of a short form, below. */
export const inViewWithLabel: GriffelStyle = { scrollMargin: '36px 0 68px' };
