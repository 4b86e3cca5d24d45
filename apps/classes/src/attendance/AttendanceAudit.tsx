import { RecordAudit } from '@console/core-web';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { AttendanceAuditQuery } from './__generated__/AttendanceAuditQuery.graphql.ts';

/** Who changed a seat's attendance or notes last, and when: asked for when somebody looks, not with every seat of a class. */
export function AttendanceAudit({ seat }: { readonly seat: string }) {
  const { data, load } = useQueryOnDemand<AttendanceAuditQuery>(
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
  // As high as the button, so that nothing moves when it comes.
  return audited ? <RecordAudit record={audited} /> : <span>…</span>;
}
