import { whyNotCancel } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { Meter } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack, Text } from '@console/design-system/layout';
import { formatCount } from '@console/format';
import { failedTitle } from '@console/relay';
import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCancelJob } from './useCancelJob.ts';
import type { DisplayedJob } from './useDisplayedJob.ts';
import { useRetryJob } from './useRetryJob.ts';

export interface JobStateProps {
  readonly job: DisplayedJob;
  /** The id of the job that this screen has started. */
  readonly started: string | null;
  /** What goes on: 'Importing delegates'. */
  readonly doing: string;
  /** What did not succeed: 'The delegates were not all imported.' */
  readonly failed: string;
  /** Stands around it while there is something to show. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  /** Shows how the job ended, from its result. */
  readonly children: (result: unknown) => ReactNode;
  /** Whether the end is shown also to those who did not see the job run. */
  readonly showsEnd?: boolean;
}

/** A failure is shown for a day. The user may have repeated the work by other means. */
const FAILURE_SHOWN_MS = 24 * 60 * 60 * 1000;

/** Most jobs begin at once. Only work that goes on for longer offers 'Cancel', so that no button flashes. */
const CANCEL_AFTER_MS = 1000;

export const isUnderWay = (status: string): boolean => !['completed', 'failed', 'canceled'].includes(status);

/** Tells whether a job has ended within the last day. */
export const endedLately = ({ endedAt }: Pick<DisplayedJob, 'endedAt'>): boolean =>
  !endedAt || Date.now() - Date.parse(endedAt) <= FAILURE_SHOWN_MS;

/** How far a job is, why it failed, or how it ended. Nothing about work that ended before. */
export function JobState(props: JobStateProps) {
  const { job, started, doing, failed, frame: Frame = Fragment, showsEnd = false, children } = props;
  const { id, status, done, result } = job;
  const total = job.total ?? null;
  const runs = isUnderWay(status);
  const [seen, setSeen] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (runs && seen !== id) setSeen(id);

  const cancel = useCancelJob();
  const said = useRef<HTMLDivElement>(null);
  async function stop() {
    // Without the version: whether the job still waits matters, not how often it was tried meanwhile. The button that
    // has the focus disappears.
    if (await cancel.commit({ input: { id } })) said.current?.focus();
  }

  if (dismissed === id) return null;
  if (status === 'failed') {
    if (!endedLately(job)) return null;
    return (
      <Frame>
        <Failure job={job} title={failed} onDismiss={() => setDismissed(id)} />
      </Frame>
    );
  }
  if (!runs && !showsEnd && seen !== id && started !== id) return null;
  const state = stateOf(status, done, total);
  return (
    <Frame>
      <Stack gap="s">
        <Row gap="m" justify="between" wrap>
          <div ref={said} role="status" tabIndex={-1}>
            {runs && <Text role="strong">{doing}…</Text>}
            {status === 'completed' && children(result)}
            {status === 'canceled' && canceled(doing, done, total)}
          </div>
          {runs && <Text role="meta">{state}</Text>}
        </Row>
        {runs && (
          <>
            <div
              role="progressbar"
              aria-label={doing}
              aria-valuetext={state}
              {...(total === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': done })}
            >
              <Meter value={done} max={total ?? 0} label={state} />
            </div>
            <Row justify="between" wrap>
              <Text role="meta">This goes on when you leave the screen.</Text>
              {whyNotCancel(job) === null && <Cancel key={id} pending={cancel.pending} onCancel={() => void stop()} />}
            </Row>
            {cancel.error && (
              <ErrorAlert
                title={failedTitle('This work was not canceled.', cancel.error)}
                messages={cancel.error.messages}
              />
            )}
          </>
        )}
      </Stack>
    </Frame>
  );
}

interface CancelProps {
  readonly pending: boolean;
  readonly onCancel: () => void;
}

/** Cancels work that has been waiting for a while. */
function Cancel({ pending, onCancel }: CancelProps) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(true), CANCEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!waits) return null;
  return (
    <Button size="small" loading={pending} onClick={onCancel}>
      Cancel
    </Button>
  );
}

function canceled(doing: string, done: number, total: number | null): string {
  const kept = done > 0 && total ? ` ${formatCount(done)} of ${formatCount(total)} were done before, and stay.` : '';
  return `${doing}: canceled.${kept}`;
}

interface FailureProps {
  readonly job: DisplayedJob;
  readonly title: string;
  readonly onDismiss: () => void;
}

/** Why the work failed, with 'Try again'. */
function Failure({ job: { id, version, message, done, total }, title, onDismiss }: FailureProps) {
  const { commit, pending, error } = useRetryJob();
  const kept =
    done > 0 && total
      ? `${formatCount(done)} of ${formatCount(total)} are done. 'Try again' goes on from there.`
      : null;
  const why = [message, kept, ...(error?.messages ?? [])].filter(Boolean).join(' ');
  return (
    <ErrorAlert
      title={title}
      messages={[why]}
      actions={
        <>
          <Button size="small" loading={pending} onClick={() => void commit({ input: { id, version } })}>
            Try again
          </Button>
          <Button size="small" appearance="subtle" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    />
  );
}

function stateOf(status: string, done: number, total: number | null): string {
  if (status === 'retrying') return 'Interrupted. It goes on in a moment.';
  if (total === null) return status === 'pending' ? 'Waiting to begin' : 'Beginning';
  return `${formatCount(done)} of ${formatCount(total)}`;
}
