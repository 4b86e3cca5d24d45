import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateCourseMutation } from './__generated__/useUpdateCourseMutation.graphql.ts';

/** Changes the unpublished version of a course. The server makes one when the newest version is published. */
export function useUpdateCourse(): ConsoleMutation<useUpdateCourseMutation> {
  return useConsoleMutation<useUpdateCourseMutation>(
    graphql`
      mutation useUpdateCourseMutation($input: updateCourseInput!) {
        updateCourse(input: $input) {
          course {
            ...CourseDetailPage_course
          }
        }
      }
    `,
    { success },
  );
}

const success = () => ({ text: 'Course successfully saved' });
