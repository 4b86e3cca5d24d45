import { coursePartInputs } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { InlineEdit, initialValues, useConsoleForm } from '@console/forms';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CourseOutlineCard_course$key } from './__generated__/CourseOutlineCard_course.graphql.ts';
import { OutlineFields } from './OutlineFields.tsx';
import { OutlineView } from './OutlineView.tsx';
import { useUpdateCourse } from './useUpdateCourse.ts';

/** The lessons and topics of the newest version, edited in place. */
export function CourseOutlineCard({ course: key }: { course: CourseOutlineCard_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseOutlineCard_course on Course {
        id
        version
        ...lastChange_record @relay(mask: false)
        newest: versions(first: 1) {
          edges {
            node {
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
  const { id, version, newest } = course;
  const lessons = newest.edges[0]?.node.outline;
  const { commit, error } = useUpdateCourse();
  const saved = useMemo(() => {
    const outline = lessons?.map(({ title, topics }) => ({ title, topics: topics.map((topic) => ({ title: topic })) }));
    return initialValues(coursePartInputs.outline, { outline });
  }, [lessons]);
  const form = useConsoleForm({
    name: 'course-outline',
    input: coursePartInputs.outline,
    saved,
    lastChange: course,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
  });
  return (
    <Card title="Outline" count={lessons?.length}>
      <InlineEdit
        form={form}
        label="outline"
        asks
        failed="The outline was not saved."
        displayedValue={<OutlineView lessons={lessons ?? []} />}
      >
        <OutlineFields form={form} />
      </InlineEdit>
    </Card>
  );
}
