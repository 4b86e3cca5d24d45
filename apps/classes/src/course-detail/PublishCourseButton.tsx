import { isDefaultOutline, whyNotPublish } from '@console/classes-contracts';
import { ConfirmDialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { CheckmarkIcon } from '@console/design-system/icons';
import { Stack } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PublishCourseButton_course$key } from './__generated__/PublishCourseButton_course.graphql.ts';
import type { PublishCourseButtonMutation } from './__generated__/PublishCourseButtonMutation.graphql.ts';

/** Publishes the newest version of a course, after a confirmation (CLS-13). */
export function PublishCourseButton({ course: key }: { course: PublishCourseButton_course$key }) {
  const course = useFragment(
    graphql`
      fragment PublishCourseButton_course on Course {
        id
        version
        reference
        status
        newest: versions(first: 1) {
          edges {
            node {
              number
              title
              outline {
                title
                topics
              }
            }
          }
        }
      }
    `,
    key,
  );
  // The user confirms the version that the question showed when it opened. A colleague's later change must not be
  // published with it.
  const [asked, setAsked] = useState<typeof course | null>(null);
  const { number, title, outline } = asked?.newest.edges[0]?.node ?? { number: 1, title: '', outline: [] };
  const { commit, pending, error, reset } = useConsoleMutation<PublishCourseButtonMutation>(
    graphql`
      mutation PublishCourseButtonMutation($input: publishCourseInput!) {
        publishCourse(input: $input) {
          course {
            ...CourseDetailPage_course
          }
        }
      }
    `,
    { success },
  );
  function close() {
    setAsked(null);
    reset();
  }
  return (
    <>
      <ActionButton
        appearance="primary"
        icon={<CheckmarkIcon size={16} />}
        refusal={whyNotPublish(course)}
        onClick={() => setAsked(course)}
      >
        Publish
      </ActionButton>
      {asked && (
        <ConfirmDialog
          open
          title={`Publish version ${number} of ${asked.reference}?`}
          confirm="Publish"
          cancel="Not yet"
          loading={pending}
          failure={error}
          refusedTitle={`${asked.reference} was not published`}
          onCancel={close}
          onConfirm={async () => {
            if (await commit({ input: { id: asked.id, version: asked.version } })) close();
          }}
        >
          <Stack>
            {isDefaultOutline(outline) && (
              <ErrorAlert
                tone="warning"
                messages={['The outline is still the one of a new course: Lesson 1 with Topic 1, Topic 2 and Topic 3.']}
              />
            )}
            <span>
              New classes then use <strong>{title}</strong> as it is now. A published version can no longer be changed.
            </span>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

const success = () => ({ text: 'Course revision successfully published' });
