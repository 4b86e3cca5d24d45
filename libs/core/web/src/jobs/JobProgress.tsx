import { lazy, Suspense } from 'react';
import type { JobProgressProps } from './JobPanel.tsx';

const JobPanel = lazy(() => import(/* webpackChunkName: 'job' */ './JobPanel.tsx'));

/**
 * Shows the user's long work for a record: how far it is, why it failed, how it ended. It finds the work again after a
 * reload, and shows nothing when there is none. Its code loads when it is displayed.
 */
export function JobProgress(props: JobProgressProps) {
  return (
    <Suspense fallback={null}>
      <JobPanel key={`${props.name} ${props.target}`} {...props} />
    </Suspense>
  );
}
