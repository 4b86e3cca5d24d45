import { type AddButtonProps, addButtonLook } from '../button/AddButton.tsx';
import { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
import { ActionLinkButton } from './ActionLinkButton.tsx';

export type ActionAddButtonProps = AddButtonProps & Pick<ActionButtonProps, 'refusal'>;

/** An `AddButton` for an action that a rule can refuse. It gives the reason as an `ActionButton` does (docs/decisions/0062). */
export function ActionAddButton({ children, place, person = false, refusal, to, ...press }: ActionAddButtonProps) {
  const look = { ...addButtonLook(place, person), refusal };
  return to === undefined ? (
    <ActionButton {...look} {...press}>
      {children}
    </ActionButton>
  ) : (
    <ActionLinkButton {...look} to={to}>
      {children}
    </ActionLinkButton>
  );
}
