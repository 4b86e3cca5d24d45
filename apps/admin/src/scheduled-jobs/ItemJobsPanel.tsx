import type { BookingItemSlotProps } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { ChevronDownIcon, ChevronRightIcon } from '@console/design-system/icons';
import { Row, Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useId, useState } from 'react';
import { graphql } from 'react-relay';
import type { ItemJobsPanelQuery } from './__generated__/ItemJobsPanelQuery.graphql.ts';
import { JobLines } from './JobLines.tsx';
import { JOBS_POLL_MS } from './pollMs.ts';

/** The jobs of a booking item, below the item. They load when somebody opens them, and are asked for again while they are open. */
export default function ItemJobsPanel({ item }: BookingItemSlotProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Chevron = open ? ChevronDownIcon : ChevronRightIcon;
  return (
    <Stack gap="s">
      <Row>
        <Button
          appearance="subtle"
          size="small"
          icon={<Chevron size={16} />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Scheduled jobs
        </Button>
        {open && <Text role="meta">Times in UTC</Text>}
      </Row>
      {open && (
        <div id={id}>
          <ItemJobs item={item} />
        </div>
      )}
    </Stack>
  );
}

function ItemJobs({ item }: Pick<BookingItemSlotProps, 'item'>) {
  const { data, failed, load } = useQueryOnDemand<ItemJobsPanelQuery>(
    graphql`
      query ItemJobsPanelQuery($target: ID!) {
        live: workflowScheduledJobs(targetId: $target, isEnded: false, first: 20) {
          ...JobLines_jobs
        }
        ended: workflowScheduledJobs(targetId: $target, isEnded: true, order: [{ runAt: DESC }], first: 20) {
          ...JobLines_jobs
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => {
    const ask = () => load({ target: item });
    ask();
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), JOBS_POLL_MS);
    return () => clearInterval(timer);
  }, [load, item]);
  if (data) return <JobLines live={data.live} ended={data.ended} />;
  if (!failed) return <SkeletonLines />;
  return (
    <ErrorAlert
      title="The scheduled jobs could not be loaded."
      actions={
        <Button size="small" onClick={() => load({ target: item })}>
          Try again
        </Button>
      }
    />
  );
}
