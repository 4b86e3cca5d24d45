import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type { ComparisonCard_request$key } from './__generated__/ComparisonCard_request.graphql.ts';
import { type Compared, comparedValues } from './comparedValues.tsx';

/** Today's values beside the asked ones. */
export function ComparisonCard({ request: key }: { request: ComparisonCard_request$key }) {
  const request = useFragment(
    graphql`
      fragment ComparisonCard_request on ChangeRequest {
        ...comparedValues_request
      }
    `,
    key,
  );
  return (
    <Card title="The change" flush>
      <DataTable
        variant="card"
        label="The change"
        columns={columns}
        rows={comparedValues(request)}
        rowKey={({ what }) => what}
        empty={<EmptyState small title="It does not ask for one change of a booking item." />}
      />
    </Card>
  );
}

const columns: readonly Column<Compared>[] = [
  { id: 'what', header: 'What', cell: ({ what }) => what, width: 112, minWidth: 72 },
  { id: 'today', header: 'Today', cell: ({ today }) => today ?? '–', minWidth: 96, wrap: true },
  { id: 'asked', header: 'Asked', cell: ({ asked }) => asked ?? '–', minWidth: 96, wrap: true },
];
