import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { VersionOutlineDialogQuery } from './__generated__/VersionOutlineDialogQuery.graphql.ts';
import { OutlineView } from './OutlineView.tsx';

export interface VersionOfCourse {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}

export interface VersionOutlineDialogProps {
  readonly version: VersionOfCourse;
  readonly onClose: () => void;
}

/** The lessons and topics of one version of a course, to read. New classes use those of the newest published version. */
export function VersionOutlineDialog({ version: { id, number, title }, onClose }: VersionOutlineDialogProps) {
  return (
    <Dialog
      open
      title={`Outline of version ${number}`}
      subtitle={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Outline version={id} />
    </Dialog>
  );
}

/** Loads the outline when the dialog opens, because a course can have many versions. */
function Outline({ version }: { readonly version: string }) {
  const { data, failed, load } = useQueryOnDemand<VersionOutlineDialogQuery>(graphql`
    query VersionOutlineDialogQuery($id: ID!) {
      courseVersion(id: $id) {
        id
        outline {
          title
          topics
        }
      }
    }
  `);
  useEffect(() => load({ id: version }), [load, version]);
  if (failed) {
    return (
      <ErrorAlert
        messages={['The outline could not be loaded.']}
        actions={<Button onClick={() => load({ id: version })}>Try again</Button>}
      />
    );
  }
  if (!data) return <SkeletonLines lines={6} />;
  return <OutlineView lessons={data.courseVersion?.outline ?? []} />;
}
