import { useState } from 'react';
import { Checkbox, Field, Input, PasswordInput, Select } from '../../src/field/index.ts';
import { CheckboxGroup, Switch } from '../../src/inputs/index.ts';
import { Grid, Row } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Sample } from '../Sample.tsx';
import { RadioSamples } from './RadioSamples.tsx';
import { TypedSamples } from './TypedSamples.tsx';

const roles = [
  { value: 'booker', label: 'Booker' },
  { value: 'biller', label: 'Biller' },
];

/** Shows fields that are empty, filled, required, invalid or disabled, with a hint, and with a long text. */
export default function FieldsPage() {
  const [text, setText] = useState('Idris');
  const [password, setPassword] = useState('training-demo');
  const [role, setRole] = useState('booker');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState(true);
  return (
    <PageFrame variant="card" title="Fields">
      <Grid columns={2}>
        <Sample title="Text" stacked>
          <Field label="Given name" required>
            <Input value={text} onChange={setText} />
          </Field>
          <Field label="Family name" required error="Family name is required">
            <Input value="" onChange={() => undefined} />
          </Field>
          <Field label="Job title" hint="As it stands on the joining instructions.">
            <Input
              value="Housing services manager for the whole of the Calder valley and its neighbouring districts"
              onChange={() => undefined}
            />
          </Field>
          <Field label="Telephone">
            <Input value="0113 496 0174" disabled onChange={() => undefined} />
          </Field>
        </Sample>
        <Sample title="Password, select, check boxes" stacked>
          <Field label="Password" aside={<Link to="#fields">Forgot password?</Link>}>
            <PasswordInput value={password} onChange={setPassword} />
          </Field>
          <Field label="Role">
            <Select wide options={roles} value={role} onChange={setRole} />
          </Field>
          <Field label="Roles" required group error="Role is required">
            <Row gap="l">
              <Checkbox checked={checked} onChange={setChecked}>
                Booker
              </Checkbox>
              <Checkbox checked={false} invalid onChange={() => undefined}>
                Biller
              </Checkbox>
              <Checkbox checked disabled onChange={() => undefined}>
                Disabled
              </Checkbox>
            </Row>
          </Field>
          <Field label="Role" required group error={chosen.length === 0 ? 'Role is required' : undefined}>
            <CheckboxGroup options={roles} value={chosen} onChange={setChosen} />
          </Field>
          <Field label="Delivery" required error="Delivery is required">
            <Select wide options={[{ value: '', label: 'Choose…' }, ...roles]} value="" onChange={() => undefined} />
          </Field>
          <Field label="Public" labelBeside hint="Anyone may buy a seat.">
            <Switch checked={checked} onChange={setChecked}>
              Public
            </Switch>
          </Field>
          <Field label="Taxable" labelBeside>
            <Switch checked disabled onChange={() => undefined}>
              Taxable
            </Switch>
          </Field>
        </Sample>
        <TypedSamples />
        <RadioSamples />
      </Grid>
    </PageFrame>
  );
}
