import { Button } from '@console/design-system/button';
import { PlainText } from '@console/design-system/code-editor';
import { ConfirmDialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useConsoleMutation, useQueryOnDemand } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RestoreVersionButton_template$key } from './__generated__/RestoreVersionButton_template.graphql.ts';
import type { RestoreVersionButtonMutation } from './__generated__/RestoreVersionButtonMutation.graphql.ts';
import type { RestoreVersionButtonQuery } from './__generated__/RestoreVersionButtonQuery.graphql.ts';

interface RestoreVersionButtonProps {
  readonly template: RestoreVersionButton_template$key;
  /** The id and the number of the version. */
  readonly restored: string;
  readonly number: number;
}

/** Uses an older version again, after showing what it says. */
export function RestoreVersionButton({ template: key, restored, number }: RestoreVersionButtonProps) {
  const { id, version } = useFragment(
    graphql`
      fragment RestoreVersionButton_template on PromptTemplate {
        id
        version
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const { data, failed, load } = useQueryOnDemand<RestoreVersionButtonQuery>(graphql`
    query RestoreVersionButtonQuery($id: ID!) {
      node(id: $id) {
        ... on PromptTemplateVersion {
          body
        }
      }
    }
  `);
  const { commit, pending, error, reset } = useConsoleMutation<RestoreVersionButtonMutation>(
    graphql`
      mutation RestoreVersionButtonMutation($input: restorePromptTemplateVersionInput!) {
        restorePromptTemplateVersion(input: $input) {
          promptTemplate {
            ...PromptTemplateDetailPage_template
          }
        }
      }
    `,
    { success },
  );
  const body = data?.node?.body;
  const close = () => {
    reset();
    setAsking(false);
  };
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        aria-label={`Restore version ${number}`}
        onClick={() => {
          load({ id: restored });
          setAsking(true);
        }}
      >
        Restore
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Restore version ${number}?`}
          confirm="Restore version"
          cancel="Keep the present one"
          loading={pending}
          loadingContent={body === undefined}
          failure={error}
          refusedTitle={`Version ${number} was not restored`}
          onConfirm={() => void commit({ input: { id, version, restored } }).then((answer) => answer && close())}
          onCancel={close}
        >
          <Stack gap="s">
            <Text>The prompt says this again, as a new version. The other versions stay.</Text>
            {failed && <ErrorAlert title="The version could not be loaded." />}
            {body === undefined ? (
              !failed && <SkeletonLines />
            ) : (
              <PlainText label={`Version ${number}`}>{body}</PlainText>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

const success = () => ({ text: 'Prompt template successfully saved' });
