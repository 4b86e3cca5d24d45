import { useState } from 'react';
import { Autocomplete } from '../../src/autocomplete/index.ts';
import { Button } from '../../src/button/index.ts';
import { DateField } from '../../src/date-field/index.ts';
import { ConfirmDialog, Consequences, Dialog } from '../../src/dialog/index.ts';
import { ErrorAlert } from '../../src/error-alert/index.ts';
import { Field, Input } from '../../src/field/index.ts';
import { Key } from '../../src/filter-bar/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { type Notice, NoticeHost } from '../../src/notices/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Sample } from '../Sample.tsx';

type Shown = 'form' | 'persistent' | 'loading' | 'confirm' | 'consequences' | null;

/** Shows dialogs in each state, and notices. */
export default function DialogsPage() {
  const [shown, setShown] = useState<Shown>(null);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const add = (tone: Notice['tone'], text: string) =>
    setNotices((all) => [
      ...all,
      {
        id: Date.now(),
        tone,
        text,
        details: ['Stuart McAllister, Day 2: full'],
        link: { label: 'Open', to: '#dialogs' },
      },
    ]);
  return (
    <PageFrame variant="card" title="Dialogs and notices">
      <Stack>
        <Sample title="Dialogs">
          <Button onClick={() => setShown('form')}>A form</Button>
          <Button onClick={() => setShown('persistent')}>Persistent</Button>
          <Button onClick={() => setShown('loading')}>Loading</Button>
          <Button onClick={() => setShown('confirm')}>Confirmation</Button>
          <Button onClick={() => setShown('consequences')}>With what it touches</Button>
        </Sample>
        <Sample title="Afterwards">
          <Button onClick={() => add('success', 'Saved successfully.')}>Success</Button>
          <Button onClick={() => add('error', 'The note was not posted.')}>Error</Button>
        </Sample>
        <Sample title="Alerts" stacked>
          <ErrorAlert title="The contact was not saved." messages={['Correct the 3 fields marked below.']} />
          <ErrorAlert messages={['The class has no free seat.', 'The booking is canceled.']} />
          <ErrorAlert
            title="The delegates were not imported."
            messages={[
              'Line 3: ada@example.org has a seat in this class already, so the seat of BK-10482 that the list names stays empty.',
              'Line 7: the family name is missing.',
              'Line 9: grace@example is not an email address.',
            ]}
          />
          <ErrorAlert
            tone="warning"
            title="Someone else changed this booking."
            messages={['Compare before you save.']}
          />
          <ErrorAlert tone="info" messages={['The questionnaire was answered on 10 Nov 2026.']} />
        </Sample>
      </Stack>
      <Dialog
        open={shown === 'form' || shown === 'persistent' || shown === 'loading'}
        persistent={shown === 'persistent'}
        loading={shown === 'loading'}
        title="Assign booking contact"
        subtitle="BK-10482, Calder Valley Housing"
        onClose={() => setShown(null)}
        onSubmit={() => setShown(null)}
        hint={
          <>
            <Key>Ctrl</Key> <Key>S</Key> saves
          </>
        }
        actions={
          <>
            <Button onClick={() => setShown(null)}>Cancel</Button>
            <Button appearance="primary" type="submit" loading={shown === 'loading'}>
              Create and assign
            </Button>
          </>
        }
      >
        <ErrorAlert title="The contact was not saved." messages={['Correct the 3 fields marked below.']} />
        <Field label="Contact" required>
          <Autocomplete options={[{ value: 'idris', label: 'Idris Khan' }]} value={null} onChange={() => undefined} />
        </Field>
        <Field label="Family name" required error="Family name is required">
          <Input value="" onChange={() => undefined} />
        </Field>
        <DateField label="Starts" value="2026-11-16" onChange={() => undefined} />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        title="Unassign seat 4?"
        confirm="Unassign seat"
        tone="danger"
        onCancel={() => setShown(null)}
        onConfirm={() => setShown(null)}
      >
        Oliver Bamford loses his place on all 3 days of TC-20853.
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'consequences'}
        title="Postpone TC-20853?"
        confirm="Postpone"
        cancel="Not yet"
        onCancel={() => setShown(null)}
        onConfirm={() => setShown(null)}
      >
        <Consequences groups={touched} />
      </ConfirmDialog>
      <NoticeHost notices={notices} onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))} />
    </PageFrame>
  );
}

const touched = [
  {
    heading: 'Bookings',
    consequences: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      name: <Link to="#dialogs">{`BK-${10482 + index}`}</Link>,
      title: 'Hallam Engineering plc',
      consequence: 'is put on hold',
    })),
  },
  {
    heading: 'Trainer',
    consequences: [{ id: 'trainer', name: 'Imogen Barraclough', consequence: 'is free on its days' }],
  },
];
