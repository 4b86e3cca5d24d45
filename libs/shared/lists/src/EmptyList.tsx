import { EmptyState } from '@console/design-system/empty-state';
import { lazy, Suspense } from 'react';
import type { EmptyListProps } from './EmptyAdvice.tsx';

const CountedAdvice = lazy(() => import(/* webpackChunkName: 'empty-list' */ './EmptyAdvice.tsx'));

/**
 * Shown instead of the rows of an empty list (C§8). It names the active filters, and the filter to remove with the
 * number of rows that then match.
 */
export function EmptyList(props: EmptyListProps) {
  const { title } = props;
  return (
    <Suspense fallback={<EmptyState {...(title && { title })} />}>
      <CountedAdvice {...props} />
    </Suspense>
  );
}
