import type { Ref } from 'react';
import { EditIcon } from '../icons/index.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionLinkButton } from './ActionLinkButton.tsx';

interface Edited {
  /** The accessible name, a verb and what is edited: 'Edit delivery'. */
  readonly label: string;
  /** The reason why it cannot be edited now, as a sentence. */
  readonly refusal?: string | null;
}

export type EditButtonProps = Edited &
  (
    | { readonly onClick: () => void; readonly ref?: Ref<HTMLButtonElement>; readonly to?: never }
    /** The path of the screen that edits it. */
    | { readonly to: string; readonly onClick?: never; readonly ref?: never }
  );

/**
 * The pencil, the only way to edit something (docs/guides/one-way.md). It stands at the end of the line that names what
 * it edits: the head of a card, the line of a value, or the actions of an item or a row.
 */
export function EditButton({ label, refusal = null, to, ...press }: EditButtonProps) {
  const look = {
    appearance: 'subtle',
    size: 'small',
    icon: <EditIcon size={16} />,
    'aria-label': label,
    refusal,
  } as const;
  return to === undefined ? <ActionButton {...look} {...press} /> : <ActionLinkButton {...look} to={to} />;
}
