import { Button } from '@console/design-system/button';
import { Consequences, Dialog } from '@console/design-system/dialog';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { countOf } from '@console/format';
import { purchaseOrderLinks, whyNotBill } from '@console/purchasing-contracts';

interface Order {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly supplier: { readonly name: string };
}

export interface NotBilledDialogProps {
  /** The orders that can be billed. */
  readonly orders: readonly Order[];
  readonly refused: readonly Order[];
  /** The reason why one bill cannot name all of `orders`. */
  readonly together: string | null;
  /** Goes on without the refused orders. Null when nothing is left to bill. */
  readonly onContinue: (() => void) | null;
  readonly onClose: () => void;
}

/** Says which of the selected orders one bill cannot name, and why. */
export function NotBilledDialog({ orders, refused, together, onContinue, onClose }: NotBilledDialogProps) {
  const bySupplier = together === null ? [] : [...Map.groupBy(orders, ({ supplier }) => supplier.name)];
  const byReason = [...Map.groupBy(refused, reasonOf)];
  return (
    <Dialog
      open
      title="Record bill"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Change the selection</Button>
          {onContinue && (
            <Button appearance="primary" data-autofocus onClick={onContinue}>
              Go on with {countOf(orders.length, 'order', 'orders')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Text>{together ?? 'No bill can be recorded for some of the selected orders.'}</Text>
        <Consequences
          groups={[...bySupplier, ...byReason].map(([heading, found]) => ({
            heading,
            consequences: found.map(({ id, reference }) => ({
              id,
              name: (
                <Link to={purchaseOrderLinks.detail(id)} newTab>
                  {reference}
                </Link>
              ),
              consequence: '',
            })),
          }))}
        />
      </Stack>
    </Dialog>
  );
}

const reasonOf = (order: Order): string => whyNotBill(order) ?? '';
