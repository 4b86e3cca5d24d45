import { emailTemplateLinks } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { useNavigate } from '@console/platform/router';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { KeepContextButtonMutation } from './__generated__/KeepContextButtonMutation.graphql.ts';

interface KeepContextButtonProps {
  /** The ids. */
  readonly template: string;
  readonly record: string;
}

/** Keeps the values of a record as they are now, and leads to them. */
export function KeepContextButton({ template, record }: KeepContextButtonProps) {
  const navigate = useNavigate();
  const { commit, pending, error } = useConsoleMutation<KeepContextButtonMutation>(graphql`
    mutation KeepContextButtonMutation($input: createEmailBuildContextInput!) {
      createEmailBuildContext(input: $input) {
        emailBuildContext {
          id
        }
      }
    }
  `);
  const keep = async () => {
    const response = await commit({ input: { template, record } });
    const context = response?.createEmailBuildContext?.emailBuildContext;
    if (context) void navigate(emailTemplateLinks.buildContext(context.id));
  };
  return (
    <>
      <Button loading={pending} onClick={() => void keep()}>
        Show its values
      </Button>
      {error && <ErrorAlert title="The values were not kept." messages={error.messages} />}
    </>
  );
}
