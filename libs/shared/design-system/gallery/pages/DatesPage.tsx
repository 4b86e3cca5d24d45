import { useState } from 'react';
import { DateField, DateInput, DateRangeFields } from '../../src/date-field/index.ts';
import { changeUnit, PeriodPicker, type PeriodValue, periodUnits } from '../../src/date-range/index.ts';
import { Field } from '../../src/field/index.ts';
import { SegmentedControl } from '../../src/filter-bar/index.ts';
import { TimeInput } from '../../src/inputs/index.ts';
import { Grid, Text } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Sample } from '../Sample.tsx';

/** Shows date fields, date ranges and the period of a list. */
export default function DatesPage() {
  const [day, setDay] = useState<string | null>('2026-11-16');
  const [typed, setTyped] = useState<string | null>('31/02/2026');
  const [time, setTime] = useState<string | null>('09:30');
  const [range, setRange] = useState({ start: '2026-11-16', end: '2026-11-22' });
  const [period, setPeriod] = useState<PeriodValue>({ unit: 'week', ...range });
  return (
    <PageFrame variant="card" title="Dates and periods">
      <Grid columns={2}>
        <Sample title="Days" stacked>
          <DateField label="Document date" value={day} onChange={setDay} />
          <DateField label="Class starts" future required value={null} onChange={() => undefined} />
          <DateField label="Disabled" disabled value="2026-11-16" onChange={() => undefined} />
          <DateField label="Due date" error="Due date is required" value={null} onChange={() => undefined} />
        </Sample>
        <Sample title="As forms have them: what cannot be read stays" stacked>
          <Field label="Document date" required error="Document date must be valid">
            <DateInput value={typed} onChange={setTyped} />
          </Field>
          <Field label="Starts at">
            <TimeInput value={time} onChange={setTime} />
          </Field>
          <Field label="Ends at" error="Ends at must be valid">
            <TimeInput value="noon" onChange={() => undefined} />
          </Field>
        </Sample>
        <Sample title="Ranges" stacked>
          <DateRangeFields value={range} onChange={setRange} />
          <SegmentedControl
            label="Period"
            segments={periodUnits}
            value={period.unit}
            onChange={(unit) => setPeriod(changeUnit(period, unit))}
          />
          <PeriodPicker value={period} onChange={setPeriod} />
          <Text role="meta">
            {period.start} to {period.end}
          </Text>
        </Sample>
      </Grid>
    </PageFrame>
  );
}
