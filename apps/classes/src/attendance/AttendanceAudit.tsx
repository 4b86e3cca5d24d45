import { RecordAudit } from '@console/core-web';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { SectionFailed } from '../SectionFailed.tsx';
import type { AttendanceAuditQuery } from './__generated__/AttendanceAuditQuery.graphql.ts';

/** The last change to a seat's attendance or notes. Fetched when its dialog opens, because a class can have 500 seats. */
export function AttendanceAudit({ seat }: { readonly seat: string }) {
  const { data, failed, load } = useQueryOnDemand<AttendanceAuditQuery>(
    graphql`
      query AttendanceAuditQuery($id: ID!) {
        node(id: $id) {
          ...RecordAudit_record @alias(as: "audited")
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ id: seat }), [load, seat]);
  const audited = data?.node?.audited;
  if (failed) return <SectionFailed what="The last change" onTryAgain={() => load({ id: seat })} />;
  // The '…' is as high as the button that replaces it, so that the layout does not move.
  return audited ? <RecordAudit record={audited} /> : <span>…</span>;
}
