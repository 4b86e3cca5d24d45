import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './Spinner.tsx';
import { useButtonClassName } from './useButtonClassName.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** Use `primary` at most once a screen, and `subtle` for a button beside other actions. */
  readonly appearance?: 'primary' | 'secondary' | 'subtle';
  /** 24, 32 or 40 px high. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** Shows a spinner and ignores clicks. The button keeps its place, its focus and its name. */
  readonly loading?: boolean;
  /** A dashed outline for a disabled button that reports something missing (O§2 'Missing Meeting Link'). */
  readonly dashed?: boolean;
  /** Takes the whole width. */
  readonly wide?: boolean;
  readonly type?: 'button' | 'submit';
  readonly ref?: Ref<HTMLButtonElement>;
}

const disabled = {
  color: tokens.colorNeutralForegroundDisabled,
  backgroundColor: tokens.colorNeutralBackgroundDisabled,
  ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
};

const useStyles = makeStyles({
  wide: { width: '100%' },
  // The button does nothing, but it stays focusable so that its tooltip can say why.
  unusable: { ...disabled, cursor: 'not-allowed', ':hover': disabled, ':active': disabled },
});

/** A button. Without children it needs an `aria-label`. */
export function Button(props: ButtonProps) {
  const {
    appearance = 'secondary',
    size = 'medium',
    icon,
    iconAfter,
    loading,
    dashed,
    wide,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const styles = useStyles();
  const buttonClass = useButtonClassName({ appearance, size, dashed: dashed ?? false, iconOnly: !children });
  const unusable = appearance === 'secondary' && !loading && Boolean(rest['aria-disabled']);
  return (
    <button
      type="button"
      {...rest}
      className={mergeClasses(buttonClass, unusable && styles.unusable, wide && styles.wide, className)}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner tone="text" /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}
