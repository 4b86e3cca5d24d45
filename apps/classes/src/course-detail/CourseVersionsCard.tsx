import { type CourseVersionStatus, courseVersionStatuses } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { Row } from '@console/design-system/layout';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type {
  CourseVersionsCard_course$data,
  CourseVersionsCard_course$key,
} from './__generated__/CourseVersionsCard_course.graphql.ts';
import { VersionOutlineButton } from './VersionOutlineButton.tsx';

interface Version extends Pick<Node, 'id' | 'number' | 'title' | 'durationDays' | 'publishedAt'> {
  readonly status: CourseVersionStatus;
}
type Node = CourseVersionsCard_course$data['versions']['edges'][number]['node'];

/** The versions of a course, the newest first, each with its outline. Classes keep the version with which they were planned. */
export function CourseVersionsCard({ course: key }: { course: CourseVersionsCard_course$key }) {
  const { versions } = useFragment(
    graphql`
      fragment CourseVersionsCard_course on Course {
        versions(first: 100) {
          edges {
            node {
              id
              number
              title
              durationDays
              publishedAt
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <Card title="Versions" flush>
      <DataTable
        variant="card"
        label="Versions"
        columns={columns}
        rows={withStatus(versions.edges.map(({ node }) => node))}
        rowKey={versionKey}
        empty={null}
      />
    </Card>
  );
}

/** Of the published versions, the newest first, only the first is sold. */
function withStatus(versions: readonly Node[]): readonly Version[] {
  const sold = versions.find(({ publishedAt }) => publishedAt !== null);
  return versions.map((version) => ({
    ...version,
    status: version.publishedAt === null ? 'draft' : version === sold ? 'published' : 'replaced',
  }));
}

const versionKey = ({ id }: Version): string => id;

const { badge, date, text } = columnsOf<Version>();

const columns: readonly Column<Version>[] = [
  {
    id: 'number',
    header: 'Version',
    cell: (version) => (
      <Row>
        {version.number}
        <VersionOutlineButton version={version} />
      </Row>
    ),
    width: 92,
    minWidth: 76,
  },
  text('title', 'Title', ({ title }) => title, { minWidth: 160, phoneWidth: 112, wrap: true }),
  text('durationDays', 'Duration', ({ durationDays }) => countOf(durationDays, 'day'), { width: 96, dropRank: 2 }),
  badge('status', 'Status', courseVersionStatuses, ({ status }) => status, {
    width: 120,
    minWidth: 120,
  }),
  date('publishedAt', 'Published on', ({ publishedAt }) => publishedAt, { width: 116, minWidth: 116, dropRank: 1 }),
];
