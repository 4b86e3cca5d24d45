import { Button } from '../../src/button/index.ts';
import { Card } from '../../src/card/index.ts';
import { EmptyState } from '../../src/empty-state/index.ts';
import { Grid } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { PanelMessage } from '../../src/panel-message/index.ts';
import { SkeletonLines } from '../../src/skeleton/index.ts';

/** Shows the messages for a screen or section that is empty, refused, missing, failed or loading. */
export default function StatesPage() {
  return (
    <PageFrame variant="card" title="Empty, failed, loading">
      <Grid columns={2}>
        <PanelMessage
          inline
          kind="failed"
          title="Billing did not load"
          code="REMOTE_ENTRY_TIMEOUT · billing 2026.11.16-3 · 09:31 UTC"
          onTryAgain={() => undefined}
        >
          The rest of the console works. Your place and filters are kept.
        </PanelMessage>
        <PanelMessage
          inline
          kind="forbidden"
          title="You do not have access to Workflows"
          actions={
            <>
              <Button>Go to Classes</Button>
              <Button appearance="subtle">Sign in as someone else</Button>
            </>
          }
        >
          This screen is for administrators. You are signed in as Priya Nair, account manager.
        </PanelMessage>
        <PanelMessage inline kind="missing" title="There is no such page" actions={<Button>Go to Classes</Button>}>
          Nothing stands at /bookings/old-link.
        </PanelMessage>
        <PanelMessage inline kind="offline" title="You are offline" onTryAgain={() => undefined} trying>
          What you see may be out of date.
        </PanelMessage>
        <Card>
          <EmptyState actions={<Button>Remove Status: On hold</Button>}>
            No booking of <strong>Hallam Engineering plc</strong> is <strong>on hold</strong>. Without the status there
            are 4.
          </EmptyState>
        </Card>
        <Card title="Sessions" flush>
          <EmptyState small title="No sessions available." />
        </Card>
        <Card title="On its way">
          <SkeletonLines lines={5} />
        </Card>
      </Grid>
    </PageFrame>
  );
}
