import { invoiceLinks } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { type ConsequenceGroup, Consequences } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { countOf, joinList } from '@console/format';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { ImpactList_impact$data, ImpactList_impact$key } from './__generated__/ImpactList_impact.graphql.ts';
import { type ImpactKind, kindOf, note, rankOf, refusal } from './impactKinds.ts';

type Impact = ImpactList_impact$data;

/** The impact of a change, while loading or loaded. */
export interface ImpactRequest {
  /** Null while loading. */
  readonly impacts: readonly ImpactList_impact$key[] | null;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The records that a change affects, by kind. A record with a screen is a link that opens in a new tab. */
export function ImpactList({ impacts, failed, refetch }: ImpactRequest) {
  if (failed) {
    return (
      <ErrorAlert
        messages={['The affected records could not be loaded.']}
        actions={<Button onClick={refetch}>Try again</Button>}
      />
    );
  }
  const all = impacts?.map(readImpact);
  return (
    <Stack gap="s">
      <div role="status">{all ? summaryOf(all) : <Text role="meta">Looking up what this touches…</Text>}</div>
      {all && all.length > 0 && <Consequences groups={groupsOf(all)} />}
    </Stack>
  );
}

function readImpact(key: ImpactList_impact$key): Impact {
  return readInlineData(
    graphql`
      fragment ImpactList_impact on Impact @inline {
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

/** Counts the affected records: 'This touches 4 bookings, 2 invoices and 9 delegates.' */
function summaryOf(impacts: readonly Impact[]): string {
  if (impacts.some(({ entity }) => entity === refusal)) return 'This change cannot be made now.';
  const touched = impacts.filter(({ entity }) => entity !== note);
  if (touched.length === 0) return 'Nothing else is touched.';
  const counts = byKind(touched).map(([kind, of]) => countOf(of.length, kind.one, kind.several));
  return `This touches ${joinList(counts)}.`;
}

function groupsOf(impacts: readonly Impact[]): ConsequenceGroup[] {
  return byKind(impacts).map(([kind, of]) => ({
    heading: kind.heading,
    consequences: of.map((impact, index) => ({
      id: impact.target ?? String(index),
      ...namesOf(impact, kind),
      consequence: impact.consequence,
    })),
  }));
}

/**
 * The names of a record. The reference of a trainer only repeats the heading, so only the name is shown. The reference of
 * a delegate is the seat, so the name is the link.
 */
function namesOf(impact: Impact, { heading }: ImpactKind) {
  const { entity, reference, title } = impact;
  if (reference === heading) return { name: linkOf(impact, title) ?? <Text role="strong">{title}</Text> };
  if (entity === 'delegate')
    return { name: <Text role="strong">{reference}</Text>, title: linkOf(impact, title) ?? title };
  return { name: linkOf(impact, reference) ?? <Text role="strong">{reference}</Text>, title };
}

function byKind(impacts: readonly Impact[]): (readonly [ImpactKind, readonly Impact[]])[] {
  const ranked = impacts.toSorted((one, other) => rankOf(one.entity) - rankOf(other.entity));
  return [...Map.groupBy(ranked, ({ entity }) => kindOf(entity))];
}

/** By the first part of the record's id. */
const links: Readonly<Record<string, (id: string) => string>> = {
  bookings: bookingLinks.detail,
  invoices: invoiceLinks.detail,
  purchase_orders: purchaseOrderLinks.detail,
  customer_contacts: coreLinks.customerContact,
  trainers: classLinks.trainer,
};

function linkOf({ target }: Impact, text: string) {
  const path = links[target?.split('/')[0] ?? ''];
  return target && path ? (
    <Link to={path(target)} newTab>
      {text}
    </Link>
  ) : null;
}
