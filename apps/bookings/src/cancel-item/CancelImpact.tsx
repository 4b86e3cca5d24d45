import { invoiceLinks } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Consequences } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { graphql, readInlineData } from 'react-relay';
import type {
  CancelImpact_impact$key,
  CancelImpact_impact$data as Impact,
} from './__generated__/CancelImpact_impact.graphql.ts';
import type { CancelImpactRequest } from './useCancelImpact.ts';

/** The records and the people that canceling an item touches, each as a link that opens in a new tab. */
export function CancelImpact({ impacts, failed, refetch }: CancelImpactRequest) {
  if (failed) {
    return (
      <ErrorAlert
        messages={['The affected records could not be loaded.']}
        actions={<Button onClick={refetch}>Try again</Button>}
      />
    );
  }
  if (!impacts) {
    return (
      <div role="status">
        <Text role="meta">Looking up what this touches…</Text>
      </div>
    );
  }
  const groups = Map.groupBy(impacts.map(readImpact), ({ entity }) => headings[entity] ?? others);
  const inOrder = [...new Set([...Object.values(headings), others])].filter((heading) => groups.has(heading));
  return (
    <Consequences
      groups={inOrder.map((heading) => ({
        heading,
        consequences: (groups.get(heading) ?? []).map((impact) => ({
          id: `${impact.target} ${impact.reference}`,
          ...namesOf(impact),
          consequence: impact.consequence,
        })),
      }))}
    />
  );
}

function readImpact(key: CancelImpact_impact$key): Impact {
  return readInlineData(
    graphql`
      fragment CancelImpact_impact on Impact @inline {
        entity
        target
        reference
        title
        consequence
      }
    `,
    key,
  );
}

/** The headings in their order. The people stand together: all of them have to be told. */
const headings: Readonly<Record<string, string>> = {
  booking: 'Booking',
  class: 'Class',
  invoice: 'Invoices',
  contact: 'People to tell',
  delegate: 'People to tell',
};

const others = 'Other records';

const links: Readonly<Record<string, (id: string) => string>> = {
  booking: bookingLinks.detail,
  class: classLinks.detail,
  invoice: invoiceLinks.detail,
  contact: coreLinks.customerContact,
  delegate: coreLinks.customerContact,
};

/** Of a person the name is the link, of any other record the reference. */
function namesOf(impact: Impact) {
  const { entity, reference, title } = impact;
  if (entity !== 'contact' && entity !== 'delegate') return { name: linkOf(impact, reference), title };
  return { name: <Text role="strong">{reference}</Text>, title: linkOf(impact, title) };
}

function linkOf({ entity, target }: Impact, text: string) {
  const path = links[entity];
  return target && path ? (
    <Link to={path(target)} newTab>
      {text}
    </Link>
  ) : (
    text
  );
}
