import { editClassInput } from '@console/classes-contracts';
import { BrandField } from '@console/classes-web';
import { RecordDialog, TextField, useRecordForm } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import { useUpdateClass } from '../change-trainer/useUpdateClass.ts';
import type { EditClassDialog_class$key } from './__generated__/EditClassDialog_class.graphql.ts';

export interface EditClassDialogProps {
  readonly class: EditClassDialog_class$key;
  readonly onClose: () => void;
}

/** Changes the title, the brand and the customer's order of a class. */
export function EditClassDialog({ class: key, onClose }: EditClassDialogProps) {
  const trainingClass = useFragment(
    graphql`
      fragment EditClassDialog_class on TrainingClass {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        title
        purchaseOrderReference
        brand {
          id
          ...brandOption_brand
        }
      }
    `,
    key,
  );
  const write = useUpdateClass();
  const form = useRecordForm({
    name: 'edit-class',
    input: editClassInput,
    record: trainingClass,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} onClose={onClose} what="class" subtitle={trainingClass.reference}>
      <TextField form={form} name="title" counter />
      <BrandField form={form} name="brand" chosen={trainingClass.brand} />
      <TextField form={form} name="purchaseOrderReference" />
    </RecordDialog>
  );
}
