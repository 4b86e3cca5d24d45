import { ActionButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DraftAgainButton_invoice$key } from './__generated__/DraftAgainButton_invoice.graphql.ts';
import { DraftAgainDialog } from './DraftAgainDialog.tsx';

/** Beside a void invoice in a panel. Nothing when there is nothing to draft. */
export function DraftAgainButton({ invoice: key }: { invoice: DraftAgainButton_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment DraftAgainButton_invoice on Invoice {
        id
        version
        reference
        canDraftAgain
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  return (
    <>
      {invoice.canDraftAgain && (
        <ActionButton
          size="small"
          refusal={null}
          aria-label={`Draft ${invoice.reference} again`}
          onClick={() => setAsking(true)}
        >
          Draft again
        </ActionButton>
      )}
      {asking && <DraftAgainDialog invoice={invoice} onClose={() => setAsking(false)} />}
    </>
  );
}
