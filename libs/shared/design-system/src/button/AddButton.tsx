import { PersonAddIcon } from '../icons/content.ts';
import { AddIcon } from '../icons/controls.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

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

/** The look of a button that adds something, at its place. */
export function addButtonLook(place: AddButtonProps['place'], person: boolean) {
  const Icon = person ? PersonAddIcon : AddIcon;
  return { ...looks[place], icon: <Icon size={16} /> };
}

/**
 * The plus and a verb, the only way to begin something new (docs/guides/one-way.md). An action that a rule can refuse is
 * an `ActionAddButton`.
 */
export function AddButton({ children, place, person = false, to, ...press }: AddButtonProps) {
  const look = addButtonLook(place, person);
  return to === undefined ? (
    <Button {...look} {...press}>
      {children}
    </Button>
  ) : (
    <LinkButton {...look} to={to}>
      {children}
    </LinkButton>
  );
}
