import { CheckmarkIcon } from '@console/design-system/icons';
import { ActionButton } from '@console/design-system/tooltip';
import { whyNotAcknowledge } from '@console/purchasing-contracts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AcknowledgeButton_order$key } from './__generated__/AcknowledgeButton_order.graphql.ts';
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx';

export interface AcknowledgeButtonProps {
  readonly order: AcknowledgeButton_order$key;
  /** `page` among the actions of a screen, `row` for an action in a table or a panel. */
  readonly place: 'page' | 'row';
}

/**
 * Opens the confirmation to acknowledge an order (O§2). Hidden when a rule forbids it. The button stays visible after
 * its use, because the closing dialog returns the focus to it.
 */
export function AcknowledgeButton({ order: key, place }: AcknowledgeButtonProps) {
  const order = useFragment(
    graphql`
      fragment AcknowledgeButton_order on PurchaseOrder {
        reference
        status
        acknowledgedAt
        ...AcknowledgeDialog_order
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const [used, setUsed] = useState(false);
  const refusal = whyNotAcknowledge(order);
  if (refusal !== null && !used) return null;

  function ask() {
    setUsed(true);
    setAsking(true);
  }

  return (
    <>
      <ActionButton
        appearance={refusal !== null ? 'subtle' : 'secondary'}
        size={place === 'page' ? 'medium' : 'small'}
        icon={place === 'page' ? <CheckmarkIcon size={16} /> : undefined}
        aria-label={`Acknowledge ${order.reference}`}
        refusal={refusal}
        onClick={ask}
      >
        Acknowledge
      </ActionButton>
      {asking && <AcknowledgeDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}
