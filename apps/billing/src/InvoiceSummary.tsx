import { invoiceLinks, invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { DateText } from '@console/design-system/date';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { Badge, StatusBadge } from '@console/design-system/status-badge';
import { formatMoney } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceSummary_invoice$key } from './__generated__/InvoiceSummary_invoice.graphql.ts';
import { AgeingBadge } from './AgeingBadge.tsx';

/** An invoice in a panel beside another record: status, age and total. */
export function InvoiceSummary({ invoice: key }: { invoice: InvoiceSummary_invoice$key }) {
  const { id, reference, status, type, documentDate, age, ageing, gross, toBeRefunded } = useFragment(
    graphql`
      fragment InvoiceSummary_invoice on Invoice {
        id
        reference
        status
        type
        documentDate
        age
        ageing
        gross {
          amount
        }
        toBeRefunded {
          amount
        }
      }
    `,
    key,
  );
  return (
    <Stack gap="xs">
      <Row justify="between">
        <Link to={invoiceLinks.detail(id)}>{reference}</Link>
        <Money pence={gross.amount} />
      </Row>
      <Row justify="between">
        <Row gap="xs" wrap>
          <StatusBadge of={invoiceStatuses} status={status} />
          {ageing && <AgeingBadge days={age} />}
          {toBeRefunded.amount > 0 && <Badge tone="warning">{formatMoney(toBeRefunded.amount)} to refund</Badge>}
        </Row>
        <Text role="meta">
          {type !== 'invoice' && `${invoiceTypes.labelOf(type)}, `}
          <DateText value={documentDate} />
        </Text>
      </Row>
    </Stack>
  );
}
