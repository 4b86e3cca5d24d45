import { coursePartInputs } from '@console/classes-contracts';
import { SubjectField } from '@console/classes-web';
import { DescriptionList } from '@console/design-system/description-list';
import { countOf } from '@console/format';
import { CardEdit, NumberField, TextField } from '@console/forms';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CourseDetailsCard_course$key } from './__generated__/CourseDetailsCard_course.graphql.ts';
import { useUpdateCourse } from './useUpdateCourse.ts';

/** Title, subject and duration of the newest version, edited in place. */
export function CourseDetailsCard({ course: key }: { course: CourseDetailsCard_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseDetailsCard_course on Course {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        subject {
          id
          title
          ...subjectOption_subject
        }
        newest: versions(first: 1) {
          edges {
            node {
              title
              durationDays
            }
          }
        }
      }
    `,
    key,
  );
  const record = useMemo(() => {
    const { title = '', durationDays = null } = course.newest.edges[0]?.node ?? {};
    return { ...course, title, durationDays };
  }, [course]);
  const { reference, subject, title, durationDays } = record;
  return (
    <CardEdit
      title="Course"
      name="course-details"
      label="course"
      displayedValue={
        <DescriptionList
          columns={2}
          items={[
            { label: 'Title', value: title },
            { label: 'Subject', value: subject.title },
            { label: 'Duration', value: durationDays === null ? null : countOf(durationDays, 'day') },
            { label: 'Reference', value: reference },
          ]}
        />
      }
      input={coursePartInputs.details}
      record={record}
      write={useUpdateCourse()}
      fields={(form) => (
        <>
          <TextField form={form} name="title" counter />
          <SubjectField form={form} name="subject" chosen={subject} />
          <NumberField form={form} name="durationDays" />
        </>
      )}
    />
  );
}
