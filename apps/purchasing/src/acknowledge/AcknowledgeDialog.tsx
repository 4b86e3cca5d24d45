import { ConfirmDialog } from '@console/design-system/dialog';
import { Money } from '@console/design-system/money';
import { graphql, useFragment } from 'react-relay';
import type { AcknowledgeDialog_order$key } from './__generated__/AcknowledgeDialog_order.graphql.ts';
import { useAcknowledge } from './useAcknowledge.ts';

export interface AcknowledgeDialogProps {
  readonly order: AcknowledgeDialog_order$key;
  readonly onClose: () => void;
}

/**
 * The confirmation before an order is acknowledged (O§4, O§8). After a failure the dialog shows the reason, and the
 * user can try again. After a refusal the order also shows its new state.
 */
export function AcknowledgeDialog({ order: key, onClose }: AcknowledgeDialogProps) {
  const { id, reference, netPrice, supplier } = useFragment(
    graphql`
      fragment AcknowledgeDialog_order on PurchaseOrder {
        id
        reference
        netPrice {
          amount
        }
        supplier {
          name
        }
      }
    `,
    key,
  );
  const { pending, error, acknowledge } = useAcknowledge(id);
  return (
    <ConfirmDialog
      open
      title={`Acknowledge ${reference}?`}
      confirm="Acknowledge"
      cancel="Not yet"
      loading={pending}
      failure={error}
      refusedTitle={`${reference} was not acknowledged`}
      onCancel={onClose}
      onConfirm={async () => {
        if (await acknowledge()) onClose();
      }}
    >
      This records that <strong>{supplier.name}</strong> has accepted the order of{' '}
      <strong>
        <Money pence={netPrice.amount} />
      </strong>{' '}
      net, today and by you. It cannot be taken back.
    </ConfirmDialog>
  );
}
