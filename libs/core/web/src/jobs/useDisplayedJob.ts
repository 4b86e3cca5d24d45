import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useDisplayedJob_job$data } from './__generated__/useDisplayedJob_job.graphql.ts';
import type { useDisplayedJobLatestQuery } from './__generated__/useDisplayedJobLatestQuery.graphql.ts';
import type { useDisplayedJobStartedQuery } from './__generated__/useDisplayedJobStartedQuery.graphql.ts';

graphql`
  fragment useDisplayedJob_job on Job {
    id
    name
    version
    status
    done
    total
    result
    message
    endedAt
    endsEarly
  }
`;

export type DisplayedJob = Omit<useDisplayedJob_job$data, ' $fragmentType'>;

interface JobRequest {
  /** Null while loading, and when there is none. */
  readonly job: DisplayedJob | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly load: () => void;
}

/**
 * Finds the job that this screen has started. Without one, it finds the viewer's newest job for a record. Keeps it up to date
 * while it is displayed.
 *
 * @param name the name of the job, null for any.
 * @param started the job's id. Another tab may have started a newer job since, which is that tab's.
 */
export function useDisplayedJob(name: string | null, target: string, started: string | null): JobRequest {
  const latest = useQueryOnDemand<useDisplayedJobLatestQuery>(
    graphql`
      query useDisplayedJobLatestQuery($name: String, $target: ID!) {
        latestJob(name: $name, target: $target) {
          ...useDisplayedJob_job @relay(mask: false)
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const own = useQueryOnDemand<useDisplayedJobStartedQuery>(
    graphql`
      query useDisplayedJobStartedQuery($id: ID!) {
        job(id: $id) {
          ...useDisplayedJob_job @relay(mask: false)
        }
      }
    `,
    { fresh: true, follow: true },
  );
  const { load: loadLatest } = latest;
  const { load: loadOwn } = own;
  const load = useCallback(() => {
    if (started === null) loadLatest({ name, target });
    else loadOwn({ id: started });
  }, [loadLatest, loadOwn, name, target, started]);
  useEffect(load, [load]);
  const { loading, failed } = started === null ? latest : own;
  const job = started === null ? latest.data?.latestJob : own.data?.job;
  return { job: job ?? null, loading, failed, load };
}
