import { Button } from '@console/design-system/button';
import { Row, Text } from '@console/design-system/layout';
import { WorkStrip } from '@console/design-system/selection';
import { countOf } from '@console/format';
import { useState } from 'react';
import { endedLately, JobState } from '../jobs/JobState.tsx';
import { useDisplayedJob } from '../jobs/useDisplayedJob.ts';
import { BulkResults } from './BulkResults.tsx';
import type { BulkActions } from './bulkActions.ts';

export interface BulkWorkProps {
  readonly declared: BulkActions;
  /** The id of the job that this screen has started. */
  readonly started: string | null;
  readonly onStarted: (job: string) => void;
}

/** The jobs whose results were dismissed in this tab. */
const dismissedJobs = new Set<string>();

/**
 * The user's newest work for many records of a list, above its rows: how far it is, what came of it, and the records that
 * were refused. It is found again after a reload. Refusals are shown for a day.
 */
export function BulkWork({ declared, started, onStarted }: BulkWorkProps) {
  const { job } = useDisplayedJob(null, declared.target, started);
  const [dismissed, setDismissed] = useState(false);
  const [open, setOpen] = useState(false);
  const action = declared.actions.find(({ name }) => name === job?.name);
  if (!job || !action || (dismissedJobs.has(job.id) && job.status === 'completed')) return null;
  const [one, several] = declared.noun;
  const { changed, refused } = countsIn(job.result);
  return (
    <>
      <JobState
        key={`${job.id} ${dismissed}`}
        job={job}
        started={started}
        doing={action.doing}
        failed={`Not all ${several} were ${action.done}.`}
        frame={WorkStrip}
        showsEnd={job.status === 'completed' && refused > 0 && endedLately(job)}
      >
        {() => (
          <Row gap="m" wrap>
            <Text>
              {countOf(changed, one, several)} {action.done}.{refused > 0 && ` ${notDone(refused, action.done)}`}
            </Text>
            {refused > 0 && (
              <Button size="small" onClick={() => setOpen(true)}>
                Show why
              </Button>
            )}
            <Button
              size="small"
              appearance="subtle"
              onClick={() => {
                dismissedJobs.add(job.id);
                setDismissed(true);
              }}
            >
              Dismiss
            </Button>
          </Row>
        )}
      </JobState>
      {open && (
        <BulkResults
          declared={declared}
          action={action}
          job={job.id}
          onClose={() => setOpen(false)}
          onStarted={(next) => {
            setOpen(false);
            onStarted(next);
          }}
        />
      )}
    </>
  );
}

const notDone = (count: number, done: string) => `${countOf(count, 'was', 'were')} not ${done}.`;

/** The result of `bulkField` of the API. */
function countsIn(result: unknown): { readonly changed: number; readonly refused: number } {
  const numberAt = (name: string) => {
    const value: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, name) : 0;
    return typeof value === 'number' ? value : 0;
  };
  return { changed: numberAt('changed'), refused: numberAt('refused') };
}
