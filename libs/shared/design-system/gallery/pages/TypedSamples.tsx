import { useState } from 'react';
import { Field } from '../../src/field/index.ts';
import {
  ColourInput,
  ColourSample,
  DurationInput,
  MoneyInput,
  NumberInput,
  PercentageInput,
  TextArea,
} from '../../src/inputs/index.ts';
import { Text } from '../../src/layout/index.ts';
import { Sample } from '../Sample.tsx';

/** Shows fields that read amounts, numbers, percentages and durations, and text areas. */
export function TypedSamples() {
  const [price, setPrice] = useState<number | string | null>(123_450);
  const [seats, setSeats] = useState<number | string | null>(1200);
  const [tax, setTax] = useState<number | string | null>(17.5);
  const [length, setLength] = useState('P3D');
  const [other, setOther] = useState('P1DT2H');
  const [colour, setColour] = useState('#7e4fc4');
  const [notes, setNotes] = useState('The gate is locked after 17:00.\nAsk for Miriam.');
  return (
    <>
      <Sample title="Amounts, numbers, durations" stacked>
        <Field label="Unit price" required>
          <MoneyInput value={price} onChange={setPrice} />
        </Field>
        <Field label="Day rate" error="Day rate must be valid">
          <MoneyInput value="12.345" onChange={() => undefined} />
        </Field>
        <Field label="Seats">
          <NumberInput value={seats} onChange={setSeats} />
        </Field>
        <Field label="Tax rate">
          <PercentageInput value={tax} onChange={setTax} />
        </Field>
        <Field label="Duration">
          <DurationInput value={length} onChange={setLength} />
        </Field>
        <Field label="Access for">
          <DurationInput value={other} onChange={setOther} />
        </Field>
        <Field label="Break" error="Invalid ISO 8601 duration format.">
          <DurationInput value="some" onChange={() => undefined} />
        </Field>
      </Sample>
      <Sample title="Colours" stacked>
        <Field label="Primary colour">
          <ColourInput value={colour} onChange={setColour} pickLabel="Pick the primary colour" />
        </Field>
        <ColourSample colour={colour} scheme="light">
          Light theme: 5.5:1
        </ColourSample>
        <ColourSample colour={colour} scheme="dark">
          Dark theme: 2.6:1
        </ColourSample>
      </Sample>
      <Sample title="Text of several lines" stacked>
        <Field label="Notes" aside={<Text role="meta">{notes.length}/1000</Text>} hint="The box grows with its text.">
          <TextArea value={notes} onChange={setNotes} />
        </Field>
        <Field label="Invoice notes" required error="Invoice notes is required">
          <TextArea value="" placeholder="For the customer" onChange={() => undefined} />
        </Field>
        <Field label="Internal notes">
          <TextArea value="Not to be changed." disabled onChange={() => undefined} />
        </Field>
      </Sample>
    </>
  );
}
