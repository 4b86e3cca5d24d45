import type { classToHold } from '@console/classes-contracts';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { blankSessions } from '../sessions/layOutSessions.ts';
import type { useCourseOfClassQuery } from './__generated__/useCourseOfClassQuery.graphql.ts';

interface CourseToHold {
  readonly title: string;
  /** Null when no version is published. */
  readonly publishedVersionId: string | null;
}

/**
 * Loads the chosen course, and fills in the title and the number of sessions of its published version. A title that
 * the person typed and sessions with dates stay.
 *
 * @returns the course, or null while none is chosen or loaded.
 */
export function useCourseOfClass(form: ConsoleForm<typeof classToHold>): CourseToHold | null {
  const { course: id } = useFormValues(form);
  const { data, answered, load } = useQueryOnDemand<useCourseOfClassQuery>(graphql`
    query useCourseOfClassQuery($id: ID!) {
      course(id: $id) {
        id
        title
        publishedCourseVersion {
          id
          title
          durationDays
        }
      }
    }
  `);
  useEffect(() => {
    if (id) load({ id });
  }, [id, load]);
  const course = id && answered?.id === id ? (data?.course ?? null) : null;
  const version = course?.publishedCourseVersion ?? null;

  const filled = useRef('');
  const { getValues, setValue } = form.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the form begins anew
  useEffect(() => {
    if (!version) return;
    const { title, sessions } = getValues();
    if (!title || title === filled.current) setValue('title', version.title, { shouldDirty: true });
    filled.current = version.title;
    if (sessions.every(({ date }) => !date) && sessions.length !== version.durationDays) {
      setValue('sessions', blankSessions(version.durationDays), { shouldDirty: true });
    }
  }, [version, getValues, setValue, form.discards]);

  return course && { title: course.title, publishedVersionId: version?.id ?? null };
}
