import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { type Column, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { comparedValues } from '../change-kinds/comparedValues.ts';
import type { Compared } from '../change-kinds/KindOfChange.ts';
import type {
  ComparisonCard_request$data,
  ComparisonCard_request$key,
} from './__generated__/ComparisonCard_request.graphql.ts';

/** Today's values beside the asked ones. Once the change is made, it shows the values before and after. */
export function ComparisonCard({ request: key }: { request: ComparisonCard_request$key }) {
  const request = useFragment(
    graphql`
      fragment ComparisonCard_request on ChangeRequest {
        status
        formerTrainingClass {
          id
        }
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
        columns={columnsOf(request)}
        rows={comparedValues(request)}
        rowKey={({ what }) => what}
        empty={<EmptyState small title="It does not ask for one change of a booking item." />}
      />
    </Card>
  );
}

const what: Column<Compared> = { id: 'what', header: 'What', cell: (row) => row.what, width: 112, minWidth: 72 };
const today: Column<Compared> = {
  id: 'today',
  header: 'Today',
  cell: (row) => row.today ?? '–',
  minWidth: 96,
  wrap: true,
};
const asked: Column<Compared> = {
  id: 'asked',
  header: 'Asked',
  cell: (row) => row.asked ?? '–',
  minWidth: 96,
  wrap: true,
};

const compared = [what, today, asked];
const made: Column<Compared> = { ...asked, header: 'Made' };
const before: Column<Compared> = { ...today, header: 'Before' };

/** A change that an older release made does not know what was before. */
function columnsOf({ status, formerTrainingClass }: ComparisonCard_request$data): readonly Column<Compared>[] {
  if (status !== 'implemented') return compared;
  return formerTrainingClass ? [what, before, made] : [what, made];
}
