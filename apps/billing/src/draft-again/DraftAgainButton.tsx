import { Button } from '@console/design-system/button';
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
        <Button size="small" aria-label={`Draft ${invoice.reference} again`} onClick={() => setAsking(true)}>
          Draft again
        </Button>
      )}
      {asking && <DraftAgainDialog invoice={invoice} onClose={() => setAsking(false)} />}
    </>
  );
}
