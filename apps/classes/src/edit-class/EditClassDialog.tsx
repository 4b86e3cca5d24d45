import { editClassInput } from '@console/classes-contracts';
import { BrandField } from '@console/classes-web';
import { FormDialog, TextField, useRecordForm } from '@console/forms';
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
  const { commit, error } = useUpdateClass();
  const form = useRecordForm({
    name: 'edit-class',
    input: editClassInput,
    record: trainingClass,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Edit class"
      subtitle={trainingClass.reference}
      submit="Save class"
      failed="The class was not saved."
    >
      <TextField form={form} name="title" counter />
      <BrandField form={form} name="brand" chosen={trainingClass.brand} />
      <TextField form={form} name="purchaseOrderReference" />
    </FormDialog>
  );
}
