import { moveLockDateInput, nameOfSeller, whatLockDateForbids, whyNotMoveLockDate } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Text } from '@console/design-system/layout';
import { formatDate, isDay, toIsoDate } from '@console/format';
import { DateField, RecordDialog, TextAreaField, useFormValues, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LockDateDialog_seller$key } from './__generated__/LockDateDialog_seller.graphql.ts';
import type { LockDateDialogMutation } from './__generated__/LockDateDialogMutation.graphql.ts';

export interface LockDateDialogProps {
  readonly seller: LockDateDialog_seller$key;
  readonly onClose: () => void;
}

/** Moves the lock date of a seller, with the reason. */
export function LockDateDialog({ seller: key, onClose }: LockDateDialogProps) {
  const seller = useFragment(
    graphql`
      fragment LockDateDialog_seller on Seller {
        id
        version
        ...lastChange_record @relay(mask: false)
        legalName
        lockedBefore
      }
    `,
    key,
  );
  const write = useConsoleMutation<LockDateDialogMutation>(
    graphql`
      mutation LockDateDialogMutation($input: moveLockDateInput!) {
        moveLockDate(input: $input) {
          seller {
            ...LockDateDialog_seller
          }
        }
      }
    `,
    { success: () => savedNotice('Lock date') },
  );
  const record = useMemo(() => ({ ...seller, reason: null }), [seller]);
  const form = useRecordForm({ name: 'lock-date', input: moveLockDateInput, record, write, onSaved: onClose });
  const { lockedBefore: typed } = useFormValues(form);
  const day = typed ? typed : null;
  const thisMonth = `${toIsoDate(Date.now()).slice(0, 7)}-01`;
  return (
    <RecordDialog
      form={form}
      what="lock date"
      title="Move the lock date"
      subtitle={nameOfSeller(seller)}
      onClose={onClose}
    >
      <DateField
        form={form}
        name="lockedBefore"
        hint="What is dated before this day stays as it is. Leave it empty to open all months."
      />
      <Row>
        <Button
          size="small"
          onClick={() => form.state.setValue('lockedBefore', thisMonth, { shouldDirty: true, shouldValidate: true })}
        >
          {`Close everything before ${formatDate(thisMonth)}`}
        </Button>
      </Row>
      {(day === null || isDay(day)) && (
        <Outcome day={day} present={seller.lockedBefore ? toIsoDate(seller.lockedBefore) : null} />
      )}
      <TextAreaField form={form} name="reason" counter />
    </RecordDialog>
  );
}

interface OutcomeProps {
  readonly day: string | null;
  /** The lock date until now. */
  readonly present: string | null;
}

/** What the chosen day means, and why it cannot be chosen. A day that opens closed months warns. */
function Outcome({ day, present }: OutcomeProps) {
  const isMoved = day !== present;
  const refusal = isMoved ? whyNotMoveLockDate(day, present, Date.now()) : null;
  const opens = isMoved && present !== null && (day === null || day < present);
  if (refusal !== null) return <ErrorAlert messages={[refusal]} />;
  if (opens) return <ErrorAlert tone="warning" messages={[whatOpens(day, present)]} />;
  return <Text role="meta">{whatLockDateForbids(day) ?? 'No month is closed.'}</Text>;
}

function whatOpens(day: string | null, present: string): string {
  const from = day === null ? 'Everything' : `Everything from ${formatDate(day)}`;
  return `${from} until ${formatDate(present)} opens again: it can be issued, credited, voided and paid.`;
}
