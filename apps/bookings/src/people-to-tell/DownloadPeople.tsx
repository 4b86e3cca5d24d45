import { useDownload } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { graphql } from 'react-relay';
import type { DownloadPeopleQuery } from './__generated__/DownloadPeopleQuery.graphql.ts';

/** Downloads the people to tell of a booking with their telephone numbers. */
export function DownloadPeople({ booking }: { readonly booking: string }) {
  const { start, pending, error } = useDownload<DownloadPeopleQuery>(graphql`
    query DownloadPeopleQuery($booking: ID!) {
      formerDelegatesDownload(input: { booking: $booking }) {
        path
      }
    }
  `);
  return (
    <>
      {error && <ErrorAlert messages={error} />}
      <Button size="small" loading={pending} onClick={() => start({ booking })}>
        Download CSV
      </Button>
    </>
  );
}
