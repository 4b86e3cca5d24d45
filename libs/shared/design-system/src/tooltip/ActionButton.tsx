import { Button, type ButtonProps } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface ActionButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'aria-disabled'> {
  /** The reason why the action is impossible now, as a sentence. Null when it is possible. */
  readonly refusal: string | null;
}

/**
 * A button for an action that a rule can refuse. While it is refused, the button looks disabled and does nothing. It
 * stays focusable, and its tooltip and its description give the reason (docs/decisions/0062).
 */
export function ActionButton({ refusal, onClick, ...button }: ActionButtonProps) {
  const refused = refusal !== null;
  return (
    <Tooltip content={refusal}>
      <Button {...button} aria-disabled={refused || undefined} onClick={refused ? undefined : onClick} />
    </Tooltip>
  );
}
