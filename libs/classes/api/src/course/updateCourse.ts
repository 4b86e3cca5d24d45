import { mutationField, type RowOf, staff, type Writing } from '@console/api-kit';
import { updateCourseInput } from '@console/classes-contracts';
import { desc, eq } from 'drizzle-orm';
import { Course, CourseVersion, Subject } from '../nodes.ts';
import { courseVersion } from '../tables.ts';
import { outlineOf } from './courseOutline.ts';
import { keepVersion } from './keepVersion.ts';

mutationField('updateCourse', {
  description:
    'Changes the unpublished version of a course. If the newest version is published, a new version is made. Published versions never change.',
  rule: staff,
  input: updateCourseInput,
  changes: Course,
  write: async (writing, { id, version, subject, title, durationDays, outline }) => {
    const course = await writing.lock(Course, { id, version });
    const subjectId = subject && (await writing.refer(Subject, subject, 'subject')).id;
    const changes = { title, durationDays, outline: outline && outlineOf(outline) };
    if (Object.values(changes).some((value) => value !== undefined)) {
      const newest = await newestVersionOf(writing, course.id);
      const changed =
        newest.publishedAt === null
          ? await writing.update(CourseVersion, newest, changes)
          : await writing.insert(CourseVersion, nextVersion(newest, changes));
      keepVersion(writing, course, newest, changed);
    }
    // Also gives the course its next version number, for the check of stale changes.
    return writing.update(Course, course, { subjectId });
  },
});

type VersionRow = RowOf<typeof courseVersion>;

/** Returns the newest version of a course. Lock the course first. */
export async function newestVersionOf({ tx }: Writing, courseId: string): Promise<VersionRow> {
  const [newest] = await tx
    .select()
    .from(courseVersion)
    .where(eq(courseVersion.courseId, courseId))
    .orderBy(desc(courseVersion.number))
    .limit(1)
    .for('no key update');
  if (!newest) throw new Error(`Course ${courseId} has no version.`);
  return newest;
}

type VersionChanges = { readonly [Field in 'title' | 'durationDays' | 'outline']: VersionRow[Field] | undefined };

function nextVersion({ courseId, number, ...last }: VersionRow, changes: VersionChanges) {
  return {
    courseId,
    number: number + 1,
    title: changes.title ?? last.title,
    durationDays: changes.durationDays ?? last.durationDays,
    outline: changes.outline ?? last.outline,
  };
}
