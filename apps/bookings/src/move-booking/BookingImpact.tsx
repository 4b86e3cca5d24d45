import { invoiceLinks } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { type Consequence, Consequences } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { graphql, readInlineData } from 'react-relay';
import type {
  BookingImpact_impact$data,
  BookingImpact_impact$key,
} from './__generated__/BookingImpact_impact.graphql.ts';

/** What a move would do, while loading or loaded. */
export interface BookingImpactRequest {
  /** Null while loading. */
  readonly impacts: readonly BookingImpact_impact$key[] | null;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** What a move of a booking does to it, its items, its invoices and its people, each with a link that opens in a new tab. */
export function BookingImpact({ impacts, failed, refetch }: BookingImpactRequest) {
  if (failed) {
    return (
      <ErrorAlert
        messages={['The affected records could not be loaded.']}
        actions={<Button onClick={refetch}>Try again</Button>}
      />
    );
  }
  const groups = groupsOf(impacts?.map(readImpact) ?? []);
  return (
    <Stack gap="s">
      <div role="status">{impacts === null && <Text role="meta">Looking up what this touches…</Text>}</div>
      {groups.length > 0 && <Consequences groups={groups} />}
    </Stack>
  );
}

type Impact = BookingImpact_impact$data;

function readImpact(key: BookingImpact_impact$key): Impact {
  return readInlineData(
    graphql`
      fragment BookingImpact_impact on Impact @inline {
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

interface Kind {
  readonly heading: string;
  readonly link: (id: string) => string;
}

const people: Kind = { heading: 'People to tell', link: coreLinks.customerContact };

/** The kinds of records, the most important first. */
const kinds: Readonly<Record<string, Kind>> = {
  booking: { heading: 'Booking', link: bookingLinks.detail },
  training_class: { heading: 'Items', link: classLinks.detail },
  contact: people,
  delegate: people,
  invoice: { heading: 'Invoices', link: invoiceLinks.detail },
};

function groupsOf(impacts: readonly Impact[]) {
  const headings = new Set(Object.values(kinds).map(({ heading }) => heading));
  return [...headings].flatMap((heading) => {
    const those = impacts.filter(({ entity }) => kinds[entity]?.heading === heading);
    return those.length > 0 ? [{ heading, consequences: those.map(consequenceOf) }] : [];
  });
}

function consequenceOf(impact: Impact, index: number): Consequence {
  const { entity, target, reference, title, consequence } = impact;
  const kind = kinds[entity];
  const linked = (text: string) =>
    target && kind ? (
      <Link to={kind.link(target)} newTab>
        {text}
      </Link>
    ) : (
      <Text role="strong">{text}</Text>
    );
  // The reference of a person is the role or the seat, so the name is the link.
  return {
    id: `${entity} ${target ?? index} ${reference}`,
    name: kind === people ? linked(title) : linked(reference),
    title: kind === people ? reference : title,
    consequence,
  };
}
