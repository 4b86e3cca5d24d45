import type { ButtonProps } from '../button/Button.tsx';
import { AddIcon, PersonAddIcon } from '../icons/index.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionLinkButton } from './ActionLinkButton.tsx';

const looks = {
  main: { appearance: 'primary' },
  page: { appearance: 'secondary' },
  card: { appearance: 'subtle', size: 'small' },
  form: { appearance: 'secondary', size: 'small' },
} as const;

interface Added {
  /** A verb and what is added: 'Add days'. */
  readonly children: string;
  /**
   * Where it stands: the head of a list, whose `main` button it is; the head of another `page`; the head of a `card`; or
   * among the fields of a `form` or dialog.
   */
  readonly place: keyof typeof looks;
  /** A person is added, so the icon is a person. */
  readonly person?: boolean;
  /** The reason why nothing can be added now, as a sentence. */
  readonly refusal?: string | null;
}

export type AddButtonProps = Added &
  (
    | ({ readonly to?: never } & Omit<
        ButtonProps,
        'appearance' | 'size' | 'icon' | 'children' | 'type' | 'disabled' | 'aria-disabled'
      >)
    /** The path of the screen that adds it. */
    | { readonly to: string }
  );

/** The plus and a verb, the only way to begin something new (docs/guides/one-way.md). */
export function AddButton({ children, place, person = false, refusal = null, to, ...press }: AddButtonProps) {
  const Icon = person ? PersonAddIcon : AddIcon;
  const look = { ...looks[place], icon: <Icon size={16} />, refusal };
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
