import { useDownload } from '@console/core-web';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { DownloadButton } from '../class-seats/DownloadButton.tsx';
import type { DownloadDelegatesQuery } from './__generated__/DownloadDelegatesQuery.graphql.ts';

interface DownloadDelegatesProps {
  readonly class: string;
  /** Other actions on the delegates, left of the button. */
  readonly children?: ReactNode;
}

/** Downloads the delegates of a class as a file, also those of a canceled class. */
export function DownloadDelegates({ class: trainingClass, children }: DownloadDelegatesProps) {
  const { start, pending, error } = useDownload<DownloadDelegatesQuery>(graphql`
    query DownloadDelegatesQuery($class: ID!) {
      classDelegatesDownload(input: { trainingClass: $class }) {
        path
      }
    }
  `);
  return (
    <DownloadButton pending={pending} error={error} onClick={() => start({ class: trainingClass })} beside={children}>
      Download CSV
    </DownloadButton>
  );
}
