import { attendanceNotesInput } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { FormDialog, initialValues, TextAreaField, useConsoleForm } from '@console/forms';
import { failedTitle, useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { AttendanceNotesDialogMutation } from './__generated__/AttendanceNotesDialogMutation.graphql.ts';
import { AttendanceAudit } from './AttendanceAudit.tsx';
import type { SeatPlace } from './attendanceRows.ts';

export interface AttendanceNotesDialogProps {
  /** The seat as it was when it last had the delegate for whom the dialog was opened. */
  readonly of: SeatPlace;
  /** Whether the seat no longer has this delegate. The server then refuses the notes, because the seat has a new version. */
  readonly delegateLeft: boolean;
  /** Whether the notes are read-only. */
  readonly locked: boolean;
  readonly onClose: () => void;
}

/** The notes on a delegate's attendance on a day, such as a late arrival or an apology (O§5). */
export function AttendanceNotesDialog({ locked, ...props }: AttendanceNotesDialogProps) {
  return locked ? <ReadNotes {...props} /> : <EditNotes {...props} />;
}

type NotesProps = Omit<AttendanceNotesDialogProps, 'locked'>;

/** Read-only notes. They can still be cleared, because a delegate with notes cannot be unassigned. */
function ReadNotes({ of: place, delegateLeft, onClose }: NotesProps) {
  const { id, version, attendanceComments } = place.seat;
  const { commit, error, pending } = useSaveNotes(place);
  async function clear() {
    if (await commit({ input: { id, version, attendanceComments: null } })) onClose();
  }
  return (
    <Dialog
      open
      title={place.who}
      subtitle={<AttendanceAudit seat={id} />}
      onClose={onClose}
      actions={
        <>
          {attendanceComments !== null && (
            <Button loading={pending} onClick={() => void clear()}>
              Clear notes
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Stack>
        {delegateLeft && <DelegateLeft of={place} />}
        {error && <ErrorAlert title={failedTitle('The notes were not cleared.', error)} messages={error.messages} />}
        {attendanceComments ?? 'No attendance notes.'}
      </Stack>
    </Dialog>
  );
}

/** Says that the notes have nobody to belong to any more. */
function DelegateLeft({ of: { name } }: Pick<NotesProps, 'of'>) {
  return (
    <ErrorAlert
      tone="warning"
      title={`${name} no longer has this seat on this day.`}
      messages={['The notes can no longer be saved here. Copy the text if you need it.']}
    />
  );
}

function useSaveNotes({ who }: SeatPlace) {
  return useConsoleMutation<AttendanceNotesDialogMutation>(
    graphql`
      mutation AttendanceNotesDialogMutation($input: updateTrainingSeatInput!) {
        updateTrainingSeat(input: $input) {
          trainingSeat {
            id
            attendance
            attendanceComments
            version
          }
        }
      }
    `,
    { success: () => ({ text: 'Save successful', details: [`${who}: notes`] }), complete: true },
  );
}

function EditNotes({ of: place, delegateLeft, onClose }: NotesProps) {
  const { seat, who, delegate } = place;
  const { id } = seat;
  const { commit, error } = useSaveNotes(place);
  const saved = useMemo(() => initialValues(attendanceNotesInput, seat), [seat]);
  const form = useConsoleForm({
    name: `attendance-notes ${id} ${delegate}`,
    input: attendanceNotesInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={who}
      subtitle={<AttendanceAudit seat={id} />}
      submit="Save notes"
      failed="The notes were not saved."
    >
      {delegateLeft && <DelegateLeft of={place} />}
      <TextAreaField form={form} name="attendanceComments" counter lines={4} />
    </FormDialog>
  );
}
