import { editPlacesInput } from '@console/classes-contracts';
import { usePlacesImpact } from '@console/classes-web';
import { ImpactList } from '@console/core-web';
import { Text } from '@console/design-system/layout';
import { NumberField, RecordDialog, useFormValues, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EditPlacesDialog_class$key } from './__generated__/EditPlacesDialog_class.graphql.ts';
import type { EditPlacesDialogMutation } from './__generated__/EditPlacesDialogMutation.graphql.ts';

export interface EditPlacesDialogProps {
  readonly class: EditPlacesDialog_class$key;
  readonly onClose: () => void;
}

/** Changes the number of places of a class, never below those in use. */
export function EditPlacesDialog({ class: key, onClose }: EditPlacesDialogProps) {
  const trainingClass = useFragment(
    graphql`
      fragment EditPlacesDialog_class on TrainingClass {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        title
        public
        maxAttendees
        seatsReservedCount
      }
    `,
    key,
  );
  const { reference, title, maxAttendees, seatsReservedCount } = trainingClass;
  const write = useUpdatePlaces();
  const form = useRecordForm({
    name: 'edit-places',
    input: editPlacesInput,
    record: trainingClass,
    write,
    onSaved: onClose,
  });
  const typed = useFormValues(form).maxAttendees;
  const places = isPlaces(typed) ? typed : maxAttendees;
  const { fewest, whyFewest, ...impact } = usePlacesImpact(trainingClass, places);
  const tooFew = fewest !== null && places < fewest;
  const touches = places < maxAttendees && !tooFew;
  return (
    <RecordDialog
      form={form}
      onClose={onClose}
      what="places"
      subtitle={`${reference}, ${title}`}
      loadingContent={touches && impact.impacts === null}
    >
      <NumberField
        form={form}
        name="maxAttendees"
        hint={tooFew ? undefined : (whyFewest ?? 'From 1 to 500')}
        problem={tooFew ? (whyFewest ?? undefined) : undefined}
      />
      {!trainingClass.public && seatsReservedCount > 0 && (
        <Text role="meta">The booking of this private class holds all its places, so it follows.</Text>
      )}
      {touches && <ImpactList {...impact} />}
    </RecordDialog>
  );
}

const isPlaces = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

function useUpdatePlaces() {
  return useConsoleMutation<EditPlacesDialogMutation>(
    graphql`
      mutation EditPlacesDialogMutation($input: updateTrainingPlacesInput!) {
        updateTrainingPlaces(input: $input) {
          trainingClass {
            id
            version
            ...SeatsCard_class
          }
        }
      }
    `,
    { success },
  );
}

const success = () => savedNotice('Places');
