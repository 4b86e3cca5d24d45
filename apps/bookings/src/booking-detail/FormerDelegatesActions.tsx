import { useDownload } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { CopyIcon } from '@console/design-system/icons';
import { Row, Stack } from '@console/design-system/layout';
import { copyText } from '@console/design-system/panel-message';
import { ActionButton } from '@console/design-system/tooltip';
import { countOf } from '@console/format';
import { notify } from '@console/platform';
import { graphql } from 'react-relay';
import type { FormerDelegatesActionsQuery } from './__generated__/FormerDelegatesActionsQuery.graphql.ts';

interface FormerDelegatesActionsProps {
  readonly booking: string;
  readonly emails: readonly string[];
}

/** Copies the addresses of the people to tell, or downloads the delegates with their telephone numbers. */
export function FormerDelegatesActions({ booking, emails }: FormerDelegatesActionsProps) {
  const { start, pending, error } = useDownload<FormerDelegatesActionsQuery>(graphql`
    query FormerDelegatesActionsQuery($booking: ID!) {
      formerDelegatesDownload(input: { booking: $booking }) {
        path
      }
    }
  `);
  // Capitals make no difference.
  const addresses = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
  async function copy() {
    const problem = await copyText(addresses.join('; '));
    if (problem) notify.error('The addresses could not be copied.', { details: [problem] });
    else notify.success(`${countOf(addresses.length, 'address', 'addresses')} copied.`);
  }
  return (
    <Stack gap="s">
      {error && <ErrorAlert messages={error} />}
      <Row gap="s" wrap>
        <ActionButton
          size="small"
          icon={<CopyIcon size={16} />}
          refusal={addresses.length === 0 ? 'Nobody here has an email address.' : null}
          onClick={() => void copy()}
        >
          Copy addresses
        </ActionButton>
        <Button size="small" loading={pending} onClick={() => start({ booking })}>
          Download CSV
        </Button>
      </Row>
    </Stack>
  );
}
