import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Money } from '@console/design-system/money';
import { type Column, DataTable } from '@console/design-system/table';
import type { ReactNode } from 'react';

/** A line with a price, such as the line of an invoice or the item of an order. */
interface PriceLine {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: { readonly amount: number };
  readonly netPrice: { readonly amount: number };
}

export interface PriceLinesCardProps<Line extends PriceLine> {
  readonly title: string;
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  readonly lines: readonly Line[];
  /** The columns about the tax of a line, between its unit price and its net price. */
  readonly taxColumns: readonly Column<Line>[];
}

/** A card with the lines of a document and their prices (O§3). */
export function PriceLinesCard<Line extends PriceLine>(props: PriceLinesCardProps<Line>) {
  const { title, count, actions, lines, taxColumns } = props;
  return (
    <Card title={title} count={count} flush actions={actions}>
      <DataTable
        variant="card"
        label={title}
        columns={[...columnsBefore, ...taxColumns, netPrice]}
        rows={lines}
        rowKey={idOf}
        empty={<EmptyState small title="No items." />}
      />
    </Card>
  );
}

const idOf = ({ id }: PriceLine) => id;

const columnsBefore: readonly Column<PriceLine>[] = [
  { id: 'description', header: 'Description', cell: ({ description }) => description, minWidth: 140, wrap: true },
  { id: 'quantity', header: 'Qty', cell: ({ quantity }) => quantity, width: 48, minWidth: 44, align: 'end' },
  {
    id: 'unitPrice',
    header: 'Unit price',
    cell: ({ unitPrice }) => <Money pence={unitPrice.amount} />,
    width: 96,
    minWidth: 92,
    align: 'end',
    dropRank: 3,
  },
];

const netPrice: Column<PriceLine> = {
  id: 'netPrice',
  header: 'Net price',
  cell: (line) => <Money pence={line.netPrice.amount} />,
  width: 112,
  minWidth: 96,
  align: 'end',
};
