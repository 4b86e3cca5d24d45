import { useState } from 'react';
import { Field } from '../../src/field/index.ts';
import { RadioGroup, RadioMatrix, StarsInput } from '../../src/inputs/index.ts';
import { Sample } from '../Sample.tsx';

const uses = [
  { value: 'most', label: 'Most useful' },
  { value: 'some', label: 'Useful' },
  { value: 'least', label: 'Least useful' },
];
const topics = ['Trust', 'Delegation', 'Feedback'];

/** Shows radio buttons in a line, a table of them, and stars. */
export function RadioSamples() {
  const [use, setUse] = useState('some');
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({ 0: 'most' });
  const [stars, setStars] = useState<number | null>(3);
  return (
    <Sample title="Radio buttons" stacked>
      <Field label="How useful is this course?" required>
        <RadioGroup options={uses} value={use} onChange={setUse} />
      </Field>
      <Field label="How useful is each topic?" group>
        <RadioMatrix
          label="How useful is each topic?"
          options={uses}
          rows={topics.map((label, row) => ({
            label,
            value: chosen[row] ?? '',
            error: row === 2 && !chosen[row] ? 'Feedback is required' : undefined,
          }))}
          onChange={(row, value) => setChosen((before) => ({ ...before, [row]: value }))}
        />
      </Field>
      <Field label="Internal competency">
        <StarsInput value={stars} onChange={setStars} />
      </Field>
    </Sample>
  );
}
