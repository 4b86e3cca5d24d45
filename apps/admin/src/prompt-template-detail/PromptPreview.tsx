import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { PlainText } from '@console/design-system/code-editor';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { CopyButton } from '@console/design-system/panel-message';
import { SkeletonLines } from '@console/design-system/skeleton';
import type { usePromptPreview } from './usePromptPreview.ts';

interface PromptPreviewProps {
  readonly preview: ReturnType<typeof usePromptPreview>;
  /** The prompt has no text yet. */
  readonly isEmpty: boolean;
}

/** The prompt, filled in with its sample values. It follows what is written. */
export function PromptPreview({ preview, isEmpty }: PromptPreviewProps) {
  const { text, problems, failed, refetch } = preview;
  return (
    <Card title="Preview" actions={text && !isEmpty && <CopyButton text={text} label="Copy the preview" />}>
      <Stack>
        {failed && (
          <ErrorAlert
            title="The preview could not be loaded."
            actions={
              <Button size="small" onClick={refetch}>
                Try again
              </Button>
            }
          />
        )}
        {problems.length > 0 && (
          <ErrorAlert tone="warning" title="The prompt cannot be filled in." messages={problems} />
        )}
        {isEmpty ? (
          <Text role="meta">The preview appears once there is a prompt.</Text>
        ) : text === null ? (
          problems.length === 0 && !failed && <SkeletonLines />
        ) : (
          <PlainText label="The prompt, filled in">{text}</PlainText>
        )}
      </Stack>
    </Card>
  );
}
