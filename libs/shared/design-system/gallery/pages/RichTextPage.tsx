import { useState } from 'react';
import { Field } from '../../src/field/index.ts';
import { Grid } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { RichText } from '../../src/rich-text/index.ts';
import { RichTextEditor } from '../../src/rich-text-editor/index.ts';
import { StatusBadge } from '../../src/status-badge/index.ts';
import { Timeline, TimelineChange, TimelineEntry } from '../../src/timeline/index.ts';
import { Sample } from '../Sample.tsx';
import { bookingStatuses } from '../statuses.ts';

const note =
  '<p>Customer asks for <strong>one invoice per item</strong>, see <a href="https://a.example">the agreement</a>:</p><ul><li>Leadership to Housing Services</li><li>Mental health to People team</li></ul>';

/** Shows the rich text editor, displayed rich text, and a timeline. */
export default function RichTextPage() {
  const [html, setHtml] = useState(note);
  const [empty, setEmpty] = useState('');
  return (
    <PageFrame variant="card" title="Rich text">
      <Grid columns={2}>
        <Sample title="To write" stacked>
          <Field label="Note" required>
            <RichTextEditor value={html} onChange={setHtml} />
          </Field>
          <Field label="Empty" required error="Empty is required">
            <RichTextEditor value={empty} onChange={setEmpty} placeholder="Write a note for the team…" />
          </Field>
          <Field label="Disabled">
            <RichTextEditor value={note} onChange={() => undefined} disabled height={120} />
          </Field>
        </Sample>
        <Sample title="To read, in a timeline" stacked>
          <Timeline label="Notes">
            <TimelineEntry author="Priya Nair" at="2026-11-16T09:12:00Z">
              <RichText html={html} />
            </TimelineEntry>
            <TimelineChange text="Priya Nair changed the status" at="2026-11-13T15:41:00Z">
              <StatusBadge of={bookingStatuses} status="delivered" />
            </TimelineChange>
            <TimelineEntry author={null} at="2026-11-13T15:40:00Z">
              <RichText html="PO number received by email, added to both items." />
            </TimelineEntry>
          </Timeline>
        </Sample>
      </Grid>
    </PageFrame>
  );
}
