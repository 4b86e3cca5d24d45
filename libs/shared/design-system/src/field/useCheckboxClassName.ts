import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { focusRing, invalidBorder } from '../style/shared.ts';

const useStyles = makeStyles({
  box: {
    ...focusRing,
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    margin: 0,
    verticalAlign: 'middle',
    cursor: 'pointer',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    ':enabled:not(:checked):not(:indeterminate):hover': {
      ...shorthands.borderColor(tokens.colorNeutralStrokeAccessibleHover),
    },
    // The tick is clipped from a plain square. So it needs no image, font or second element.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: '1px',
      backgroundColor: tokens.colorNeutralForegroundInverted,
      opacity: 0,
    },
    ':checked': {
      backgroundColor: tokens.colorCompoundBrandBackground,
      ...shorthands.borderColor(tokens.colorCompoundBrandBackground),
    },
    ':checked::after': { opacity: 1, clipPath: 'polygon(9% 49%, 1% 57%, 36% 87%, 98% 22%, 90% 14%, 36% 72%)' },
    ':indeterminate': {
      backgroundColor: tokens.colorCompoundBrandBackground,
      ...shorthands.borderColor(tokens.colorCompoundBrandBackground),
    },
    ':indeterminate::after': { opacity: 1, clipPath: 'inset(46% 16% 44% 16%)' },
    ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '@media (forced-colors: active)': { appearance: 'auto', '::after': { display: 'none' } },
  },
  invalid: invalidBorder,
});

/** Returns the class name of a native check box. It is one element, because tables show hundreds. */
export function useCheckboxClassName(invalid = false): string {
  const styles = useStyles();
  return mergeClasses(styles.box, invalid && styles.invalid);
}
