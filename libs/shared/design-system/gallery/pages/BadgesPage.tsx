import { Grid } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Badge, StatusBadge, StatusMark } from '../../src/status-badge/index.ts';
import { Sample } from '../Sample.tsx';
import { bookingStatuses } from '../statuses.ts';

const shown = [...bookingStatuses.values, 'never_seen'];

/** Shows statuses in every tone, and an unknown one. */
export default function BadgesPage() {
  return (
    <PageFrame variant="card" title="Status badges">
      <Grid columns={2}>
        <Sample title="Of a record">
          {shown.map((status) => (
            <StatusBadge key={status} of={bookingStatuses} status={status} />
          ))}
        </Sample>
        <Sample title="Without room for a word">
          {shown.map((status) => (
            <StatusMark key={status} of={bookingStatuses} status={status} />
          ))}
        </Sample>
        <Sample title="With words of its own">
          <StatusBadge of={bookingStatuses} status="on_hold">
            On hold for 17 days
          </StatusBadge>
        </Sample>
        <Sample title="Plain, beside a link">
          <Link to="/booking">BK-104233</Link>
          <Badge>Admin</Badge>
          <Badge tone="brand">Today</Badge>
        </Sample>
      </Grid>
    </PageFrame>
  );
}
