import { Button } from '@console/design-system/button';
import { type Consequence, type ConsequenceGroup, Consequences } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { countOf, joinList } from '@console/format';
import { useConsoleHost } from '@console/platform';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { ImpactList_impact$data, ImpactList_impact$key } from './__generated__/ImpactList_impact.graphql.ts';
import { kindOf, note, rankOf, refusal } from './impactKinds.ts';

type Impact = ImpactList_impact$data;

/**
 * Other headings for some kinds, in the order of the list: `{ contact: 'People to tell', delegate: 'People to tell' }`.
 * Kinds with one heading are one group. The other kinds follow.
 */
export type ImpactHeadings = Readonly<Record<string, string>>;

export interface ImpactListProps {
  /** Null while loading. */
  readonly impacts: readonly ImpactList_impact$key[] | null;
  readonly failed?: boolean;
  readonly refetch?: () => void;
  readonly headings?: ImpactHeadings | undefined;
}

/**
 * The records that a change affects, by kind, and what happens to each. A record with a screen is a link that opens in a
 * new tab.
 */
export function ImpactList({ impacts, failed = false, refetch, headings = {} }: ImpactListProps) {
  const { recordAddress } = useConsoleHost();
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
      {all && all.length > 0 && <Consequences groups={groupsOf(all, headings, linkOf)} />}
    </Stack>
  );

  function linkOf({ entity, target }: Impact, text: string): ReactNode {
    const address = target ? recordAddress(kindOf(entity).reference ?? entity, target) : undefined;
    if (address === undefined) return null;
    return (
      <Link to={address} newTab>
        {text}
      </Link>
    );
  }
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
  const touched = impacts.filter(({ entity }) => entity !== note).sort(byRank);
  if (touched.length === 0) return 'Nothing else is touched.';
  const counts = [...Map.groupBy(touched, ({ entity }) => kindOf(entity))].map(([kind, of]) =>
    countOf(of.length, kind.one, kind.several),
  );
  return `This touches ${joinList(counts)}.`;
}

type LinkOf = (impact: Impact, text: string) => ReactNode;

function groupsOf(impacts: readonly Impact[], headings: ImpactHeadings, linkOf: LinkOf): ConsequenceGroup[] {
  const headingOf = ({ entity }: Impact) => headings[entity] ?? kindOf(entity).heading;
  const order = [kindOf(refusal).heading, ...Object.values(headings)];
  const groups = [...Map.groupBy(impacts.toSorted(byRank), headingOf)].map(([heading, of]) => ({
    heading,
    consequences: of.map((impact, index): Consequence => {
      const { entity, target, reference, consequence } = impact;
      // A record may be listed twice, such as a class of two items.
      return { id: `${index} ${entity} ${target} ${reference}`, ...namesOf(impact, heading, linkOf), consequence };
    }),
  }));
  const placeOf = ({ heading }: ConsequenceGroup) => (order.includes(heading) ? order.indexOf(heading) : order.length);
  return groups.sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The names of a record. The name of a person is the link. It comes first, with the person's role or seat behind it. A
 * list of delegates begins with the seats instead, and a reference that only repeats the heading is left out.
 */
function namesOf(impact: Impact, heading: string, linkOf: LinkOf): Pick<Consequence, 'name' | 'title'> {
  const { entity, reference, title } = impact;
  const named = (text: string) => linkOf(impact, text) ?? <Text role="strong">{text}</Text>;
  if (reference === heading) return { name: named(title) };
  if (entity !== 'contact' && entity !== 'delegate') return { name: named(reference), title };
  if (heading !== kindOf('delegate').heading) return { name: named(title), title: reference };
  return { name: <Text role="strong">{reference}</Text>, title: linkOf(impact, title) ?? title };
}

const byRank = (one: Impact, other: Impact) => rankOf(one.entity) - rankOf(other.entity);
