import { whyNotMarkYet } from '@console/classes-contracts';
import { Register, type RegisterHandle } from '@console/classes-web';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { countOf, formatShortDay, toIsoDate } from '@console/format';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useClassPlaces_class$key } from '../class-seats/__generated__/useClassPlaces_class.graphql.ts';
import type { useSeatDays_class$key } from '../class-seats/__generated__/useSeatDays_class.graphql.ts';
import { type Place, placesOf, useClassPlaces } from '../class-seats/useClassPlaces.ts';
import { useSeatDays } from '../class-seats/useSeatDays.ts';
import { DelegateButton } from '../delegates/DelegateButton.tsx';
import { DelegateName } from '../delegates/DelegateName.tsx';
import { type Delegates, useDelegates } from '../delegates/useDelegates.tsx';
import type { Attendance_class$key } from './__generated__/Attendance_class.graphql.ts';
import { AttendanceNotesDialog } from './AttendanceNotesDialog.tsx';
import { attendanceRows, type SeatPlace } from './attendanceRows.ts';
import { useMarks } from './useMarks.ts';

export interface AttendanceProps {
  readonly class: Attendance_class$key & useSeatDays_class$key & useClassPlaces_class$key;
  /** The reason why the class takes no marks. Null when it does. */
  readonly refusal: string | null;
  /** Whether notes can only be read. */
  readonly locked: boolean;
}

/** The attendance register of a class: a row for each seat, a column for each day. A mark is saved at once. */
export function Attendance({ class: key, refusal, locked }: AttendanceProps) {
  const { id, reference, status } = useFragment<Attendance_class$key>(
    graphql`
      fragment Attendance_class on TrainingClass {
        id
        reference
        status
      }
    `,
    key,
  );
  const places = useClassPlaces(key);
  const days = useSeatDays(key);
  const register = useRef<RegisterHandle>(null);
  const [noted, setNoted] = useState<SeatPlace | null>(null);
  const count = days.edges.length;
  const { delegates, dialog } = useDelegates(useMemo(() => ({ id, reference, days: count }), [id, reference, count]));
  const heads = useMemo(
    () => new Map(placesOf(places).map((seat) => [seat.seatNumber, headOf(seat, delegates)])),
    [places, delegates],
  );
  const today = toIsoDate(Date.now());
  const columns = useMemo(
    () =>
      days.edges.map(({ node }) => ({
        id: node.id,
        title: `Day ${node.dayNumber}`,
        detail: status === 'postponed' ? `was ${formatShortDay(node.startsAt)}` : formatShortDay(node.startsAt),
        today: toIsoDate(node.startsAt) === today,
        refusal: (locked ? null : refusal) ?? whyNotMarkYet(node.startsAt, today),
      })),
    [days, today, status, refusal, locked],
  );
  const marks = useMarks({ places, days }, register);
  const { rows, placeOf, latestOf } = attendanceRows({ places, days }, heads, marks.unsaved);
  // The notes belong to the delegate for whom they were opened, never to the seat's next delegate.
  const latest = noted && latestOf(noted);
  if (latest && latest.seat !== noted.seat) setNoted(latest);
  if (count === 0) return <EmptyState small title="No sessions available." />;
  return (
    <Card flush>
      <Register
        ref={register}
        label="Attendance"
        days={columns}
        opensAt={days.edges.findIndex(({ node }) => toIsoDate(node.startsAt) >= today)}
        rows={rows}
        locked={locked}
        onMark={(at, to) => marks.mark(placeOf(at), to)}
        onMarkDay={(day) =>
          marks.markDay(
            day,
            rows.map((_, row) => placeOf({ row, day })),
          )
        }
        onNotes={(at) => setNoted(placeOf(at))}
        onUndo={marks.undoLast}
        state={
          <SaveState
            locked={refusal !== null}
            unsaved={marks.unsaved.size}
            unanswered={marks.unanswered}
            onRetry={marks.retry}
          />
        }
      />
      {dialog}
      {noted && (
        <AttendanceNotesDialog
          of={latest ?? noted}
          delegateLeft={latest === null}
          locked={locked}
          onClose={() => setNoted(null)}
        />
      )}
    </Card>
  );
}

interface SaveStateProps {
  readonly locked: boolean;
  readonly unsaved: number;
  /** True when the server has not answered. Unsaved marks are sent again automatically. */
  readonly unanswered: boolean;
  readonly onRetry: () => void;
}

function SaveState({ locked, unsaved, unanswered, onRetry }: SaveStateProps) {
  return (
    <span role="status">
      {unsaved === 0 && (locked ? 'Times in UTC' : 'Saved as you go · times in UTC')}
      {unsaved > 0 && `${countOf(unsaved, 'mark')} not saved yet${unanswered ? ', no answer from the server' : ''} `}
      {unsaved > 0 && unanswered && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </span>
  );
}

/** The name cell of a reserved seat: the delegate, or the button that adds one. */
function headOf(seat: Place, delegates: Delegates): ReactNode {
  const attendee = seat.trainingSeatReservation?.attendee;
  return attendee ? (
    <DelegateName attendee={attendee} />
  ) : (
    <DelegateButton attended={false} noted={false} {...{ seat, delegates }} />
  );
}
