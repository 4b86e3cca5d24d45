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

/**
 * Removes the focus line that Fluent draws inside a button, because the console's ring is outside.
 *
 * @param border the border colours of the button without focus.
 */
export const fluentFocus = (border: GriffelStyle): GriffelStyle => {
  const none = { boxShadow: 'none', ...border };
  const focused = { '&[data-fui-focus-visible]': { ...none, ':hover': none } };
  // Firefox gets its own line from Fluent.
  return { ...focused, '@supports (-moz-appearance:button)': focused };
};

/** The media query of a window as narrow as a phone's. */
export const PHONE = '(max-width: 640px)';
export const phone = `@media ${PHONE}`;

/** A printed page. Nothing on it scrolls or can be clicked. */
export const print = '@media print';

/** One line, cut with an ellipsis. */
export const ellipsis: GriffelStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/**
 * Keeps the width of the widest of the texts in `data-widest`, one a line, so that nothing beside the element moves when
 * its text changes.
 */
export const asWideAsWidest = (fontWeight = 'inherit'): GriffelStyle => ({
  display: 'inline-grid',
  '::after': {
    // The empty text after the slash keeps it out of accessible names.
    content: 'attr(data-widest) / ""',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'pre',
    fontWeight,
  },
});

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

/**
 * Keeps the red border of one of Fluent's controls with an invalid value while it has the focus. Fluent removes it then,
 * although the first invalid field of a form gets the focus.
 */
export const invalidInFocus: GriffelStyle = {
  '&:focus-within:has([aria-invalid="true"])': invalidBorder,
};

/** Scrolls a focused control into view together with its label above and its message or buttons below. */
export const inViewWithLabel: GriffelStyle = { scrollMargin: '36px 0 68px' };
