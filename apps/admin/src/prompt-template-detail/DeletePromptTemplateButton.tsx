import { promptTemplateLinks } from '@console/admin-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { DeleteButton } from '../template-parts/DeleteButton.tsx';
import type { DeletePromptTemplateButton_template$key } from './__generated__/DeletePromptTemplateButton_template.graphql.ts';
import type { DeletePromptTemplateButtonMutation } from './__generated__/DeletePromptTemplateButtonMutation.graphql.ts';

interface DeletePromptTemplateButtonProps {
  readonly template: DeletePromptTemplateButton_template$key;
}

/** Removes a prompt template, after a question. */
export function DeletePromptTemplateButton({ template: key }: DeletePromptTemplateButtonProps) {
  const { id, version, name } = useFragment(
    graphql`
      fragment DeletePromptTemplateButton_template on PromptTemplate {
        id
        version
        name
      }
    `,
    key,
  );
  const write = useConsoleMutation<DeletePromptTemplateButtonMutation>(
    graphql`
      mutation DeletePromptTemplateButtonMutation($input: deletePromptTemplateInput!) {
        deletePromptTemplate(input: $input) {
          clientMutationId
        }
      }
    `,
    { success: () => ({ text: `${name} is deleted.` }) },
  );
  return (
    <DeleteButton
      name={name}
      confirm="Delete prompt template"
      write={write}
      onDelete={() => write.commit({ input: { id, version } })}
      list={promptTemplateLinks.list()}
    >
      The prompt, its versions and its sample values are lost.
    </DeleteButton>
  );
}
