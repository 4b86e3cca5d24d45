import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './Spinner.tsx';
import { useButtonClassName } from './useButtonClassName.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** `primary` once a screen, at most; `subtle` for what stands beside other actions. */
  readonly appearance?: 'primary' | 'secondary' | 'subtle';
  /** 24, 32 or 40 px high. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** Shows a spinner and takes no further press, while keeping its place, its focus and its name. */
  readonly loading?: boolean;
  /** Readable but unusable: a dashed outline for what is missing (O§2 'Missing Meeting Link'). */
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
  // It does nothing, and stays there for the focus and for the tooltip that says why.
  unusable: { ...disabled, cursor: 'not-allowed', ':hover': disabled, ':active': disabled },
});

/** A button. One without children needs an `aria-label`. */
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
