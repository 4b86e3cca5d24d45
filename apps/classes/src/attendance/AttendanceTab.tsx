import { whyNotClassMarks, whyNotClassNotes } from '@console/classes-contracts';
import { RegisterPlaceholder } from '@console/classes-web';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { ClassSeats } from '../class-seats/useClassSeats.ts';
import { SectionFailed } from '../SectionFailed.tsx';
import type { AttendanceTab_class$key } from './__generated__/AttendanceTab_class.graphql.ts';
import { Attendance } from './Attendance.tsx';
import { DownloadRegister } from './DownloadRegister.tsx';

interface AttendanceTabProps {
  readonly class: AttendanceTab_class$key;
  readonly seats: ClassSeats;
}

/** The attendance of a class, day by day (O§2). */
export function AttendanceTab({ class: key, seats }: AttendanceTabProps) {
  const { id, status, seatsTotalCount, sessions } = useFragment(
    graphql`
      fragment AttendanceTab_class on TrainingClass {
        id
        status
        seatsTotalCount
        sessions(first: 50) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const refusal = whyNotClassMarks({ status });
  const locked = whyNotClassNotes({ status }) !== null;
  return (
    <Stack>
      {refusal && <ErrorAlert tone="info" messages={[refusal]} />}
      {seatsTotalCount > 0 && <DownloadRegister class={id} />}
      {seats.failed ? (
        <SectionFailed what="The attendance" />
      ) : (
        <Body class={seats.class} seats={seatsTotalCount} days={sessions.edges.length} {...{ refusal, locked }} />
      )}
    </Stack>
  );
}

interface BodyProps {
  readonly class: ClassSeats['class'];
  readonly seats: number;
  readonly days: number;
  readonly refusal: string | null;
  readonly locked: boolean;
}

function Body({ class: trainingClass, seats, days, ...may }: BodyProps) {
  if (seats === 0) {
    return (
      <Card>
        <EmptyState small title="No seats to mark." />
      </Card>
    );
  }
  if (trainingClass) return <Attendance class={trainingClass} {...may} />;
  if (days === 0) return <EmptyState small title="No sessions available." />;
  return (
    <Card flush>
      <RegisterPlaceholder days={days} rows={seats} />
    </Card>
  );
}
