import { classLinks, editDeliveryInput } from '@console/classes-contracts';
import {
  consequencesForSessions,
  DeliveryFields,
  missingLinks,
  useEditImpact,
  withoutUnusedParts,
} from '@console/classes-web';
import { ImpactList } from '@console/core-web';
import { Text } from '@console/design-system/layout';
import { RecordDialog, useFormValues, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { EditDeliveryDialog_class$key } from './__generated__/EditDeliveryDialog_class.graphql.ts';
import type {
  EditDeliveryDialogMutation,
  EditDeliveryDialogMutation$data,
} from './__generated__/EditDeliveryDialogMutation.graphql.ts';

export interface EditDeliveryDialogProps {
  readonly class: EditDeliveryDialog_class$key;
  readonly onClose: () => void;
}

/** Changes where a class takes place (O§3). Shows whom this affects, and what its sessions lose or still need. */
export function EditDeliveryDialog({ class: key, onClose }: EditDeliveryDialogProps) {
  const trainingClass = useFragment(
    graphql`
      fragment EditDeliveryDialog_class on TrainingClass {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        title
        deliveryFormat
        deliveryPlatform
        deliveryAddress {
          address1
          address2
          address3
          address4
          city
          region
          postcode
          country
        }
        sessions(first: 50) {
          edges {
            node {
              venue
              meetingLink
            }
          }
        }
      }
    `,
    key,
  );
  const { reference, title, sessions } = trainingClass;
  const write = useUpdateDelivery();
  const form = useRecordForm({
    name: 'edit-delivery',
    input: editDeliveryInput,
    record: trainingClass,
    withoutUnused: withoutUnusedParts,
    write,
    onSaved: onClose,
  });
  const { deliveryFormat, deliveryPlatform } = useFormValues(form);
  const impact = useEditImpact(trainingClass, form.changed ? 'delivery' : null);
  const lines = consequencesForSessions(
    trainingClass,
    { deliveryFormat: deliveryFormat || trainingClass.deliveryFormat, deliveryPlatform },
    sessions.edges.map(({ node }) => node),
  );
  return (
    <RecordDialog
      form={form}
      onClose={onClose}
      what="delivery"
      subtitle={`${reference}, ${title}`}
      loadingContent={form.changed && impact.impacts === null}
    >
      <DeliveryFields form={form} />
      {lines.map((line) => (
        <Text key={line} role="meta">
          {line}
        </Text>
      ))}
      {form.changed && <ImpactList {...impact} />}
    </RecordDialog>
  );
}

function useUpdateDelivery() {
  return useConsoleMutation<EditDeliveryDialogMutation>(
    graphql`
      mutation EditDeliveryDialogMutation($input: updateTrainingDeliveryInput!) {
        updateTrainingDelivery(input: $input) {
          trainingClass {
            id
            version
            deliveryFormat
            sessions(first: 50) {
              edges {
                node {
                  meetingLink
                }
              }
            }
            ...ClassFactsCard_class
            ...ClassMeta_class
            ...SessionTable_class
          }
        }
      }
    `,
    { success },
  );
}

/** The next step of a class that became virtual is to give its sessions their links. */
function success({ updateTrainingDelivery: answer }: EditDeliveryDialogMutation$data) {
  const notice = savedNotice('Delivery');
  const saved = answer?.trainingClass;
  const missing = saved
    ? missingLinks(
        saved.deliveryFormat,
        saved.sessions.edges.map(({ node }) => node),
      )
    : 0;
  if (!saved || missing === 0) return notice;
  return { ...notice, link: { label: 'Edit sessions', to: classLinks.editSessions(saved.id) } };
}
