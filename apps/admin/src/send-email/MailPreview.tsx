import { Button } from '@console/design-system/button';
import { PaperFrame } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useOnReturn } from '@console/platform';
import { fileAddress, useConsoleMutation } from '@console/relay';
import { useCallback, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { MailPreviewMutation } from './__generated__/MailPreviewMutation.graphql.ts';

interface MailPreviewProps {
  readonly record: string;
  /** The id of the template. Give the preview the same key. */
  readonly template: string;
}

type Preview = NonNullable<NonNullable<MailPreviewMutation['response']['previewEmail']>['emailPreview']>;

/** The email as its recipients get it: the template, filled in with the record. */
export function MailPreview({ record, template }: MailPreviewProps) {
  const environment = useRelayEnvironment();
  const { commit, error } = useConsoleMutation<MailPreviewMutation>(graphql`
    mutation MailPreviewMutation($input: previewEmailInput!) {
      previewEmail(input: $input) {
        emailPreview {
          subject
          path
          problems {
            sentence
          }
        }
      }
    }
  `);
  const [preview, setPreview] = useState<Preview | null>(null);
  const load = useCallback(async () => {
    const response = await commit({ input: { record, template } });
    setPreview(response?.previewEmail?.emailPreview ?? null);
  }, [commit, record, template]);
  useEffect(() => void load(), [load]);
  useOnReturn(() => {
    if (preview === null) void load();
  });
  if (error && !error.refused) {
    return (
      <ErrorAlert
        title="The email could not be displayed."
        messages={error.messages}
        actions={<Button onClick={() => void load()}>Try again</Button>}
      />
    );
  }
  const messages = error ? error.messages : (preview?.problems.map(({ sentence }) => sentence) ?? []);
  if (messages.length > 0) {
    return <ErrorAlert tone="warning" title="The template cannot be filled in with this record." messages={messages} />;
  }
  if (!preview || preview.path == null) return <SkeletonLines />;
  return (
    <Stack gap="xs">
      <Text role="strong">{preview.subject}</Text>
      <PaperFrame src={fileAddress(environment, preview.path)} label="The email" />
    </Stack>
  );
}
