import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack } from '@console/design-system/layout';
import type { ReactNode } from 'react';

interface DownloadButtonProps {
  /** The words on the button: 'Download CSV'. */
  readonly children: string;
  /** Whether the link is being asked for. */
  readonly pending: boolean;
  /** The reason why there is no link, one line each. */
  readonly error: readonly string[] | null;
  readonly onClick: () => void;
  /** Other actions, left of the button. */
  readonly beside?: ReactNode;
}

/** A button that downloads a file about a class, at the right above what it contains. */
export function DownloadButton({ children, pending, error, onClick, beside }: DownloadButtonProps) {
  return (
    <Stack>
      {error && <ErrorAlert messages={error} />}
      <Row justify="right" wrap>
        {beside}
        <Button loading={pending} onClick={onClick}>
          {children}
        </Button>
      </Row>
    </Stack>
  );
}
