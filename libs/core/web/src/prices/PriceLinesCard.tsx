import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
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

const { money, number, text } = columnsOf<PriceLine>();

const columnsBefore: readonly Column<PriceLine>[] = [
  text('description', 'Description', ({ description }) => description, { minWidth: 140, wrap: true }),
  number('quantity', 'Qty', ({ quantity }) => quantity, { width: 48, minWidth: 44 }),
  money('unitPrice', 'Unit price', ({ unitPrice }) => unitPrice, { width: 96, dropRank: 3 }),
];

const netPrice = money('netPrice', 'Net price', (line: PriceLine) => line.netPrice, { width: 112, minWidth: 96 });
