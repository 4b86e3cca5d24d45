import { useDownload } from '@console/core-web';
import { graphql } from 'react-relay';
import { DownloadButton } from '../class-seats/DownloadButton.tsx';
import type { DownloadRegisterQuery } from './__generated__/DownloadRegisterQuery.graphql.ts';

/** Downloads the attendance register of a class, to print and to sign. */
export function DownloadRegister({ class: trainingClass }: { readonly class: string }) {
  const { start, pending, error } = useDownload<DownloadRegisterQuery>(graphql`
    query DownloadRegisterQuery($class: ID!) {
      classRegisterDownload(input: { trainingClass: $class }) {
        path
      }
    }
  `);
  return (
    <DownloadButton pending={pending} error={error} onClick={() => start({ class: trainingClass })}>
      Download register
    </DownloadButton>
  );
}
