import { Card } from '@console/design-system/card';
import { DateText, RelativeDay } from '@console/design-system/date';
import { Stack } from '@console/design-system/layout';
import { Totals } from '@console/design-system/money';
import { graphql, useFragment } from 'react-relay';
import { BalanceFigure } from '../BalanceFigure.tsx';
import { ToBeRefunded } from '../ToBeRefunded.tsx';
import type { InvoiceBalanceCard_invoice$key } from './__generated__/InvoiceBalanceCard_invoice.graphql.ts';
import { balanceText } from './balanceText.ts';
import { settlementLines } from './settlementLines.ts';
import { vatLabel } from './vatLabels.ts';

/** The balance of an invoice with its due date, and the sums behind it. */
export function InvoiceBalanceCard({ invoice: key }: { invoice: InvoiceBalanceCard_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceBalanceCard_invoice on Invoice {
        id
        reference
        status
        type
        dueDate
        netPrice {
          amount
        }
        tax {
          amount
        }
        gross {
          amount
        }
        settlement {
          paid {
            amount
          }
          credited {
            amount
          }
          writtenOff {
            amount
          }
          refunded {
            amount
          }
          outside {
            amount
          }
        }
        balanceDue {
          amount
        }
        toBeRefunded {
          amount
        }
        lines(first: 100) {
          edges {
            node {
              taxable
              taxRatePercent
            }
          }
        }
      }
    `,
    key,
  );
  const { label, pence, note } = balanceText(invoice);
  const due = (
    <>
      Due <DateText value={invoice.dueDate} />, <RelativeDay value={invoice.dueDate} />
    </>
  );
  return (
    <Card>
      <Stack>
        <BalanceFigure label={label} pence={pence} note={note ?? due} />
        {invoice.toBeRefunded.amount > 0 && (
          <ToBeRefunded
            pence={invoice.toBeRefunded.amount}
            invoices={[{ id: invoice.id, reference: invoice.reference }]}
          >
            It was received for something that was canceled.
          </ToBeRefunded>
        )}
        <Totals
          lines={[
            { label: 'Net price', pence: invoice.netPrice.amount },
            { label: vatLabel(invoice.lines.edges.map(({ node }) => node)), pence: invoice.tax.amount },
            { label: 'Gross', pence: invoice.gross.amount, total: true },
            ...settlementLines(invoice.type, invoice.settlement),
          ]}
        />
      </Stack>
    </Card>
  );
}
