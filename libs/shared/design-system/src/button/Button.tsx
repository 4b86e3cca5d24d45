import { makeStyles, renderButton_unstable, tokens, useButton_unstable } from '@fluentui/react-components';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './Spinner.tsx';
import { type ButtonLook, useButtonLook } from './useButtonLook.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>, ButtonLook {
  /** Red, for an action that cannot be taken back (docs/decisions/0061). */
  readonly danger?: boolean | undefined;
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

const useStyles = makeStyles({
  after: { display: 'inline-flex', marginLeft: tokens.spacingHorizontalSNudge },
});

/**
 * Fluent's button. Without children it needs an `aria-label`. With `aria-disabled` it looks disabled and ignores
 * clicks, but it stays focusable so that its tooltip can say why.
 */
export function Button(props: ButtonProps) {
  const {
    appearance = 'secondary',
    icon,
    iconAfter,
    loading,
    danger,
    dashed,
    wide,
    children,
    ref = null,
    ...rest
  } = props;
  const styles = useStyles();
  const shown = loading ? <Spinner tone="text" /> : icon;
  const state = useButton_unstable(
    {
      ...rest,
      appearance,
      disabled: rest.disabled ?? false,
      icon: shown ? { children: shown } : null,
      'aria-disabled': loading || rest['aria-disabled'],
      children: iconAfter ? (
        <>
          {children}
          <span className={styles.after}>{iconAfter}</span>
        </>
      ) : (
        children
      ),
    },
    ref,
  );
  // Fluent's own `disabledFocusable` would let a submit button submit. It is only used for the look.
  state.disabledFocusable = !loading && Boolean(rest['aria-disabled']);
  useButtonLook(state, { danger, dashed, wide });
  return renderButton_unstable(state);
}
