import { invoiceLinks } from '@console/billing-contracts';
import type { editPrivateItemInput } from '@console/bookings-contracts';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import type { ConsoleForm } from '@console/forms';
import { ItemTotals } from '../item-price/ItemTotals.tsx';
import { PrivatePriceFields } from '../private-item/PrivatePriceFields.tsx';
import type { PrivateItemToEdit } from './privateItemToEdit.ts';

interface PriceOrInvoiceProps {
  readonly form: ConsoleForm<typeof editPrivateItemInput>;
  readonly item: PrivateItemToEdit;
  /** The number of sessions of the class. */
  readonly sessions: number;
}

/** The price of the item. On an invoice it can no longer be changed, so the invoice stands in its place. */
export function PriceOrInvoice({ form, item, sessions }: PriceOrInvoiceProps) {
  const invoice = item.invoices.edges.map(({ node }) => node).find(({ status }) => status !== 'voided');
  if (!invoice) return <PrivatePriceFields form={form} sessions={sessions} />;
  return (
    <Stack>
      <Text role="strong">Price</Text>
      <Text role="secondary">
        This item is on <Link to={invoiceLinks.detail(invoice.id)}>{invoice.reference}</Link>, so its price stays.
      </Text>
      <ItemTotals form={form} />
    </Stack>
  );
}
