import { Grid } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { AgeingBadge, Badge, StatusBadge, type StatusEntity, statusOptions } from '../../src/status-badge/index.ts';
import { Sample } from '../Sample.tsx';

const entities: readonly StatusEntity[] = [
  'booking',
  'class',
  'purchaseOrder',
  'acknowledgement',
  'invoice',
  'ticket',
  'changeRequest',
  'job',
  'attendance',
  'emailLog',
  'saleSignal',
  'priority',
  'account',
];

/** Shows every status of every entity, and an unknown one. */
export default function BadgesPage() {
  return (
    <PageFrame variant="card" title="Status badges">
      <Grid columns={2}>
        {entities.map((entity) => (
          <Sample key={entity} title={entity}>
            {[...statusOptions(entity).map(({ value }) => value), 'never_seen'].map((status) => (
              <StatusBadge key={status} entity={entity} status={status} />
            ))}
          </Sample>
        ))}
        <Sample title="Ageing">
          <AgeingBadge days={17} />
          <AgeingBadge days={30} />
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
