import type { Option, OptionCreation } from '@console/design-system/autocomplete';
import { DialogPortal } from '@console/design-system/dialog';
import { notify } from '@console/platform';
import { type ComponentType, type ReactNode, useState } from 'react';

/** What the dialog that creates a record gets from the picker that opens it. */
export interface CreationDialogProps {
  /** The text of the search. */
  readonly typed: string;
  readonly onClose: () => void;
  readonly onCreated: (record: Option) => void;
  /** True when a picker of a form opens the dialog. The notice then says that the form is not saved yet. */
  readonly inPlace?: boolean;
}

/** The line of the notice about a record that was created for a form. */
export const formNotSaved = 'What you are filling in is not saved yet.';

export interface CreationInPlaceOptions<Props extends CreationDialogProps> {
  /** The name of the record, for messages: 'contact'. */
  readonly what: string;
  /** The text of the offer, with the typed text, or without any. */
  readonly label: OptionCreation['label'];
  /** Loads the dialog when the user accepts the offer. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The other properties of the dialog. */
  readonly given: Omit<Props, keyof CreationDialogProps>;
  /** Called with the new record. */
  readonly choose: (id: string, option: Option) => void;
}

export interface CreationInPlace {
  readonly creation: OptionCreation;
  /** The record that was created last. */
  readonly created: Option | null;
  /** True while the dialog is open. */
  readonly creating: boolean;
  readonly dialog: ReactNode;
}

/** Offers to create a record that a picker lacks, in a dialog, and chooses the new record (FRM-07). */
export function useCreationInPlace<Props extends CreationDialogProps>({
  what,
  label,
  load,
  given,
  choose,
}: CreationInPlaceOptions<Props>): CreationInPlace {
  const [Form, setForm] = useState<ComponentType<Props> | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [created, setCreated] = useState<Option | null>(null);

  async function open(text: string) {
    try {
      const Loaded = await load();
      setForm(() => Loaded);
      setTyped(text);
    } catch {
      notify.error(`The form for a new ${what} could not be loaded. Check the connection and choose it again.`);
    }
  }

  function props(text: string): Props {
    const ofPicker: CreationDialogProps = {
      typed: text,
      inPlace: true,
      onClose: () => setTyped(null),
      onCreated: (option) => {
        setTyped(null);
        setCreated(option);
        choose(option.value, option);
      },
    };
    // Safe: `given` holds all other properties.
    return { ...given, ...ofPicker } as Props;
  }

  return {
    creation: { label, onCreate: (text) => void open(text) },
    created,
    creating: typed !== null,
    dialog: Form && typed !== null && (
      <DialogPortal>
        <Form {...props(typed)} />
      </DialogPortal>
    ),
  };
}
