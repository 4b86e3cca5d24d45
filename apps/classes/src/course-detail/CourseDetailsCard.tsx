import { coursePartInputs } from '@console/classes-contracts';
import { SubjectField } from '@console/classes-web';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { countOf } from '@console/format';
import { InlineEdit, initialValues, NumberField, TextField, useConsoleForm } from '@console/forms';
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
  const { id, version, reference, subject, newest } = course;
  const { title, durationDays } = newest.edges[0]?.node ?? { title: '', durationDays: null };
  const { commit, error } = useUpdateCourse();
  const saved = useMemo(
    () => initialValues(coursePartInputs.details, { title, subject, durationDays }),
    [title, subject, durationDays],
  );
  const form = useConsoleForm({
    name: 'course-details',
    input: coursePartInputs.details,
    saved,
    lastChange: course,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
  });
  return (
    <Card title="Course">
      <InlineEdit
        form={form}
        label="course"
        failed="The course was not saved."
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
      >
        <TextField form={form} name="title" counter />
        <SubjectField form={form} name="subject" chosen={subject} />
        <NumberField form={form} name="durationDays" />
      </InlineEdit>
    </Card>
  );
}
