import { NotesTimeline } from '@console/core-web';
import { Card } from '@console/design-system/card';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { SectionFailed } from '../SectionFailed.tsx';
import type { ClassNotesQuery } from './__generated__/ClassNotesQuery.graphql.ts';

/** The notes of a class. They load when their section opens, because there can be 500. */
export function ClassNotes({ class: id }: { readonly class: string }) {
  const { data, failed, load } = useQueryOnDemand<ClassNotesQuery>(
    graphql`
      query ClassNotesQuery($id: ID!) {
        trainingClass(id: $id) {
          notes(first: 500) {
            ...NotesTimeline_notes
          }
        }
      }
    `,
    { follow: true },
  );
  useEffect(() => load({ id }), [load, id]);
  const notes = data?.trainingClass?.notes;
  if (notes) return <NotesTimeline of={{ trainingClass: id }} notes={notes} />;
  if (failed) return <SectionFailed what="The notes" onTryAgain={() => load({ id })} />;
  return (
    <Card title="Notes">
      <SkeletonLines lines={3} />
    </Card>
  );
}
