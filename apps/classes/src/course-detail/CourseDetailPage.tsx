import { courseStatuses, newClassLink } from '@console/classes-contracts';
import { HistoryCard, RecordHead } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { CourseDetailPage_course$key } from './__generated__/CourseDetailPage_course.graphql.ts';
import type { CourseDetailPageQuery } from './__generated__/CourseDetailPageQuery.graphql.ts';
import { CourseDetailsCard } from './CourseDetailsCard.tsx';
import { CourseOutlineCard } from './CourseOutlineCard.tsx';
import { CourseTeaching } from './CourseTeaching.tsx';
import { CourseVersionsCard } from './CourseVersionsCard.tsx';
import { PublishCourseButton } from './PublishCourseButton.tsx';

/** The page of one course (CLS-13): its newest version, all versions, coming classes and trainers. */
export default function CourseDetailPage() {
  const { course } = usePageQuery<CourseDetailPageQuery>(graphql`
    query CourseDetailPageQuery($id: ID!) @preloadable {
      course(id: $id) {
        ...CourseDetailPage_course
      }
    }
  `);
  return course ? <CourseDetail course={course} /> : <RecordNotFound what="course" />;
}

function CourseDetail({ course: key }: { course: CourseDetailPage_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseDetailPage_course on Course {
        id
        reference
        title
        status
        subject {
          title
        }
        ...RecordAudit_record
        ...PublishCourseButton_course
        ...CourseDetailsCard_course
        ...CourseOutlineCard_course
        ...CourseVersionsCard_course
      }
    `,
    key,
  );
  const { id, reference, title, status, subject } = course;
  useRecordTitle(reference, title);
  return (
    <PageFrame
      variant="card"
      title={title}
      badge={<StatusBadge of={courseStatuses} status={status} />}
      meta={
        <RecordHead record={course} reference={reference}>
          {subject.title}
        </RecordHead>
      }
      actions={
        <>
          <AddButton place="page" to={newClassLink({ course: id })}>
            New class
          </AddButton>
          <PublishCourseButton course={course} />
        </>
      }
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <CourseTeaching />
            <HistoryCard of={id} />
          </>
        }
      >
        <Stack>
          <CourseDetailsCard course={course} />
          <CourseOutlineCard course={course} />
          <CourseVersionsCard course={course} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
