import { emailTemplateLinks } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { ConfirmDialog } from '@console/design-system/dialog';
import { DeleteIcon } from '@console/design-system/icons';
import { useConsoleHost } from '@console/platform';
import { useNavigate } from '@console/platform/router';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteTemplateButton_template$key } from './__generated__/DeleteTemplateButton_template.graphql.ts';
import type { DeleteTemplateButtonMutation } from './__generated__/DeleteTemplateButtonMutation.graphql.ts';

/** Removes a template, after a question. One that emails were made of, or that a workflow sends, stays. */
export function DeleteTemplateButton({ template: key }: { readonly template: DeleteTemplateButton_template$key }) {
  const { id, version, name } = useFragment(
    graphql`
      fragment DeleteTemplateButton_template on EmailTemplate {
        id
        version
        name
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { listAddress } = useConsoleHost();
  const { commit, pending, error, reset } = useConsoleMutation<DeleteTemplateButtonMutation>(
    graphql`
      mutation DeleteTemplateButtonMutation($input: deleteEmailTemplateInput!) {
        deleteEmailTemplate(input: $input) {
          emailTemplate {
            id @deleteRecord
          }
        }
      }
    `,
    { success: () => ({ text: `${name} is deleted.` }) },
  );
  const remove = async () => {
    if (await commit({ input: { id, version } })) void navigate(listAddress(emailTemplateLinks.list()));
  };
  return (
    <>
      <Button icon={<DeleteIcon size={16} />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Delete ${name}?`}
          confirm="Delete template"
          tone="danger"
          loading={pending}
          failure={error}
          refusedTitle={`${name} was not deleted`}
          onConfirm={() => void remove()}
          onCancel={() => {
            reset();
            setAsking(false);
          }}
        >
          The template and its versions are lost. A template that emails were made of, or that a workflow sends, stays.
        </ConfirmDialog>
      )}
    </>
  );
}
