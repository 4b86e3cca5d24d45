import { LinkButton, type LinkButtonProps } from '../button/LinkButton.tsx';
import { ActionButton, type ActionButtonProps } from './ActionButton.tsx';

export type ActionLinkButtonProps = Omit<LinkButtonProps, 'newTab'> & Pick<ActionButtonProps, 'refusal'>;

/**
 * A link that looks like a button, for an action that a rule can refuse. While it is refused, it leads nowhere and gives
 * the reason as an `ActionButton` does (docs/decisions/0062).
 */
export function ActionLinkButton({ refusal, to, ...look }: ActionLinkButtonProps) {
  return refusal === null ? <LinkButton to={to} {...look} /> : <ActionButton refusal={refusal} {...look} />;
}
