import { coursePartInputs } from '@console/classes-contracts';
import { CardEdit } from '@console/forms';
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
  const lessons = course.newest.edges[0]?.node.outline;
  const record = useMemo(() => {
    const outline = lessons?.map(({ title, topics }) => ({ title, topics: topics.map((topic) => ({ title: topic })) }));
    return { ...course, outline };
  }, [course, lessons]);
  return (
    <CardEdit
      title="Outline"
      count={lessons?.length}
      name="course-outline"
      label="outline"
      asks
      displayedValue={<OutlineView lessons={lessons ?? []} />}
      input={coursePartInputs.outline}
      record={record}
      write={useUpdateCourse()}
      fields={(form) => <OutlineFields form={form} />}
    />
  );
}
