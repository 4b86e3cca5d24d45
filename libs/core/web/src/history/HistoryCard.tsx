import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useState } from 'react';
import { HistoryTimeline } from './HistoryTimeline.tsx';
import { useHistory } from './useHistory.ts';

const STEP = 25;
/** The most entries that one query returns. */
const MOST = 500;

export interface HistoryCardProps {
  /** The record's id: `bookings/01J…`. */
  readonly of: string;
  /** Names the record, on a screen with the histories of several: 'History of the seller'. */
  readonly title?: string;
}

/** Who changed a record, what, when and why. It loads when the user opens it. */
export function HistoryCard({ of: id, title = 'History' }: HistoryCardProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(STEP);
  const { data, loading, failed, load } = useHistory();
  const history = data?.node?.history;
  const show = (first: number) => {
    setAsked(first);
    load({ id, first });
  };
  const toggle = () => {
    if (!open) show(asked);
    setOpen(!open);
  };
  return (
    <Card
      title={title}
      actions={
        <>
          {open && data && 'Times in UTC'}
          <Button
            appearance="subtle"
            size="small"
            aria-expanded={open}
            aria-label={`${open ? 'Hide' : 'Show'} ${title.toLowerCase()}`}
            onClick={toggle}
          >
            {open ? 'Hide history' : 'Show history'}
          </Button>
        </>
      }
    >
      {open ? (
        <Stack>
          {failed && (
            <ErrorAlert
              title="The history could not be loaded."
              actions={
                <Button size="small" loading={loading} onClick={() => show(asked)}>
                  Try again
                </Button>
              }
            />
          )}
          {!data && !failed && <SkeletonLines />}
          {data && history && (
            <HistoryTimeline
              history={history}
              loading={loading}
              onOlder={asked < MOST ? () => show(asked + STEP) : null}
            />
          )}
        </Stack>
      ) : (
        <Text role="meta">Who changed what, when and why.</Text>
      )}
    </Card>
  );
}
