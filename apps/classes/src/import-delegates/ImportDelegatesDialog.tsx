import {
  importDelegatesInput,
  readDelegates,
  startOfLine,
  whyListTooLong,
  withMendedLine,
  withoutLines,
} from '@console/bookings-contracts';
import { Text } from '@console/design-system/layout';
import { countOf } from '@console/format';
import {
  type ConsoleForm,
  emptyValues,
  FormDialog,
  SelectField,
  TextAreaField,
  useConsoleForm,
  useFormValues,
  type ValuesOf,
} from '@console/forms';
import { useEffect, useRef, useState } from 'react';
import { focusSeats } from '../delegates/focusSeat.ts';
import { ImportPreviewDialog } from './ImportPreviewDialog.tsx';
import { type ItemToFill, nameOfItem } from './itemsToFill.ts';
import { importDraft, useSentList } from './useSentList.ts';

export interface ImportDelegatesDialogProps {
  readonly class: { readonly id: string; readonly reference: string };
  readonly items: readonly ItemToFill[];
  /** The name of the list's draft. */
  readonly draft?: string;
  /** Called when the dialog closes, with the id of the job when an import has begun. */
  readonly onClose: (job?: string) => void;
}

/**
 * Imports delegates from a pasted list (O§2, O§5): first the list, then a preview of what each line does. The text is a
 * draft until the import begins, and again when it fails ({@link useSentList}).
 */
export function ImportDelegatesDialog(props: ImportDelegatesDialogProps) {
  const { class: trainingClass, items: now, draft = importDraft, onClose } = props;
  // The items when the dialog opened. A live update must not change the choice while somebody types.
  const [items] = useState(now);
  const [list, setList] = useState<ValuesOf<typeof importDelegatesInput> | null>(null);
  // The line of the list that gets the focus, after a preview.
  const [line, setLine] = useState<number | null>(null);
  const [saved] = useState(() => {
    const [only, ...others] = items;
    return emptyValues(importDelegatesInput, only && others.length === 0 ? { bookingItem: only.id } : {});
  });
  const form = useConsoleForm({
    name: draft,
    input: importDelegatesInput,
    saved,
    save: async (values) => {
      setList(values);
      // Nothing is saved yet, so the form keeps its text and its draft.
      return null;
    },
  });
  const sent = useSentList(draft);
  // A closing dialog focuses its opener, which is disabled while the import runs. So the focus moves after that.
  const started = useRef(false);
  useEffect(
    () => () => {
      if (started.current) focusSeats(trainingClass.id);
    },
    [trainingClass.id],
  );
  function start(job: string) {
    started.current = true;
    sent.keep(job, form.state.getValues());
    form.discard();
    onClose(job);
  }
  const title = 'Import delegates';
  if (list !== null) {
    const change = (delegates: string) => {
      form.state.setValue('delegates', delegates, { shouldDirty: true });
      setList({ ...list, delegates });
    };
    return (
      <ImportPreviewDialog
        title={title}
        reference={trainingClass.reference}
        list={list}
        item={items.find(({ id }) => id === list.bookingItem)}
        onBack={(first) => {
          setLine(first);
          setList(null);
        }}
        onMend={(number, delegate) => change(withMendedLine(list.delegates, number, delegate))}
        onLeaveOut={(lines) => change(withoutLines(list.delegates, lines))}
        onStarted={start}
      />
    );
  }
  return (
    <FormDialog
      {...{ form, title }}
      onClose={() => onClose()}
      subtitle={trainingClass.reference}
      submit="Preview"
      failed="The list was not read."
    >
      <SelectField
        form={form}
        name="bookingItem"
        placeholder="Choose a booking"
        options={items.map((item) => ({ value: item.id, label: nameOfItem(item, items) }))}
      />
      <DelegatesField form={form} line={line} />
      <ListCount form={form} items={items} />
    </FormDialog>
  );
}

interface DelegatesFieldProps {
  readonly form: ConsoleForm<typeof importDelegatesInput>;
  /** The line that gets the focus when the field appears. Null for none. */
  readonly line: number | null;
}

/** The pasted list. */
function DelegatesField({ form, line }: DelegatesFieldProps) {
  const { delegates } = useFormValues(form);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = line === null ? null : box.current?.querySelector('textarea');
    if (!area || line === null) return;
    const start = startOfLine(area.value, line);
    area.setSelectionRange(start, start);
    area.focus();
  }, [line]);
  return (
    <div ref={box}>
      <TextAreaField
        form={form}
        name="delegates"
        lines={8}
        placeholder={'Ada Lovelace ada@example.org\nGrace; Hopper; grace@example.org'}
        hint="One per line: given name, family name, email. Separate them by comma, semicolon, colon or spaces."
        problem={whyListTooLong(String(delegates ?? '')) ?? undefined}
      />
    </div>
  );
}

interface ListCountProps {
  readonly form: ConsoleForm<typeof importDelegatesInput>;
  readonly items: readonly ItemToFill[];
}

/** Counts the delegates while the list is typed: '12 delegates for 20 empty seats'. */
function ListCount({ form, items }: ListCountProps) {
  const { delegates: text, bookingItem } = useFormValues(form);
  const { delegates, dropped, headings } = readDelegates(String(text ?? ''));
  const item = items.find(({ id }) => id === bookingItem);
  const seats = item ? ` for ${countOf(item.empty, 'empty seat')}` : '';
  const left = dropped.length === 0 ? '' : `, ${countOf(dropped.length, 'line')} without a given name`;
  const titles = headings.length === 0 ? '' : ', headings left out';
  return <Text role="meta">{`${countOf(delegates.length, 'delegate')}${seats}${left}${titles}`}</Text>;
}
