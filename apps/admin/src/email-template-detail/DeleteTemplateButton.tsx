import { emailTemplateLinks } from '@console/admin-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { DeleteButton } from '../template-parts/DeleteButton.tsx';
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
  const write = useConsoleMutation<DeleteTemplateButtonMutation>(
    graphql`
      mutation DeleteTemplateButtonMutation($input: deleteEmailTemplateInput!) {
        deleteEmailTemplate(input: $input) {
          clientMutationId
        }
      }
    `,
    { success: () => ({ text: `${name} is deleted.` }) },
  );
  return (
    <DeleteButton
      name={name}
      confirm="Delete template"
      write={write}
      onDelete={() => write.commit({ input: { id, version } })}
      list={emailTemplateLinks.list()}
    >
      The template and its versions are lost. A template that emails were made of, or that a workflow sends, stays.
    </DeleteButton>
  );
}
