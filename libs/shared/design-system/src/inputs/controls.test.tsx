import { screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../field/index.ts';
import { findings, show } from '../testing/show.tsx';
import {
  CheckboxGroup,
  ColourInput,
  ColourSample,
  DurationInput,
  MoneyInput,
  NumberInput,
  PercentageInput,
  StarsInput,
  Switch,
  surfaceOf,
  TextArea,
  TimeInput,
} from './index.ts';

type Value = number | string | null;

function Held<Kind extends Value>({
  start,
  children,
}: {
  readonly start: Kind;
  readonly children: (value: Kind, set: (value: Kind) => void) => ReactElement;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="Value">{children(value, setValue)}</Field>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
const held = () => JSON.parse(screen.getByRole('status').textContent);

async function type(text: string) {
  await userEvent.fill(box(), text);
  const value = held();
  await userEvent.tab();
  return { value, shown: box().value };
}

test.each([
  ['1,234.5', 123_450, '1,234.50'],
  ['£495', 49_500, '495.00'],
  ['12.345', '12.345', '12.345'],
  ['a lot', 'a lot', 'a lot'],
  ['', null, ''],
])('an amount typed as %j is %j', async (text, value, shown) => {
  show(<Held<Value> start={100}>{(held, set) => <MoneyInput value={held} onChange={set} />}</Held>);
  expect(await type(text)).toEqual({ value, shown });
});

test('numbers, percentages and times are read while typing', async () => {
  show(<Held<Value> start={null}>{(held, set) => <NumberInput value={held} onChange={set} />}</Held>);
  expect(await type('12500')).toEqual({ value: 12_500, shown: '12,500' });
  show(<Held<Value> start={null}>{(held, set) => <PercentageInput value={held} onChange={set} />}</Held>);
  expect(await type('17.5 %')).toEqual({ value: 17.5, shown: '17.5' });
  show(<Held<string | null> start={null}>{(held, set) => <TimeInput value={held} onChange={set} />}</Held>);
  expect(await type('930')).toEqual({ value: '09:30', shown: '09:30' });
  expect(await findings()).toEqual([]);
});

test('a narrow time in a dialog is one line high', async () => {
  await show(
    <div style={{ width: '140px', overflowWrap: 'anywhere' }}>
      <TimeInput aria-label="Start" value="09:30" onChange={() => {}} />
    </div>,
  );
  expect(screen.getByText('UTC').getBoundingClientRect().height).toBeLessThan(24);
});

test('a duration is a number with a unit, or ISO 8601', async () => {
  show(<Held<string> start="P3D">{(held, set) => <DurationInput value={held} onChange={set} />}</Held>);
  expect(box().value).toBe('3');
  await userEvent.fill(box(), '45');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'minutes');
  expect(held()).toBe('PT45M');
  await userEvent.fill(box(), 'some');
  expect(held()).toBe('some');
  await userEvent.click(screen.getByRole('button', { name: 'Write it as ISO 8601' }));
  await userEvent.fill(box(), 'P1DT2H');
  expect(held()).toBe('P1DT2H');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(await findings()).toEqual([]);
});

test('a text area grows with its text, then it scrolls', async () => {
  show(<Held<string> start="">{(held, set) => <TextArea value={held} onChange={set} />}</Held>);
  const before = box().getBoundingClientRect().height;
  await userEvent.fill(box(), 'line\n'.repeat(8));
  const grown = box().getBoundingClientRect().height;
  expect(grown).toBeGreaterThan(before + 80);
  await userEvent.fill(box(), 'line\n'.repeat(80));
  expect(box().getBoundingClientRect().height).toBe(300);
});

function Roles() {
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [on, setOn] = useState(false);
  return (
    <>
      <Field label="Role" required group error={roles.length === 0 ? 'Role is required' : undefined}>
        <CheckboxGroup
          options={[
            { value: 'booker', label: 'Booker' },
            { value: 'biller', label: 'Biller' },
          ]}
          value={roles}
          onChange={setRoles}
        />
      </Field>
      <Field label="Taxable" labelBeside error={on ? 'Taxable must be valid' : undefined}>
        <Switch checked={on} onChange={setOn}>
          Taxable
        </Switch>
      </Field>
      <output>{JSON.stringify(roles)}</output>
    </>
  );
}

test('check boxes show the error of their group, and the chosen values keep the order of the options', async () => {
  show(<Roles />);
  const booker = screen.getByRole('checkbox', { name: 'Booker' });
  expect(booker.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Biller' }));
  await userEvent.click(booker);
  expect(held()).toEqual(['booker', 'biller']);
  expect(booker.getAttribute('aria-invalid')).toBeNull();
  const taxable = screen.getByRole('switch', { name: 'Taxable' });
  await userEvent.click(taxable);
  expect(document.getElementById(taxable.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Taxable must be valid',
  );
  expect(await findings()).toEqual([]);
});

function MeantRoles() {
  const [roles, setRoles] = useState<readonly string[]>([]);
  return (
    <Field label="Role" group>
      <CheckboxGroup
        options={[
          { value: 'booker', label: 'Booker', detail: 'Books for a customer.' },
          { value: 'biller', label: 'Biller' },
        ]}
        value={roles}
        onChange={setRoles}
      />
    </Field>
  );
}

test('check boxes that say what they mean stand below one another, and are described by it', async () => {
  show(<MeantRoles />);
  const [booker, biller] = screen.getAllByRole('checkbox');
  const description = document.getElementById(booker?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Books for a customer.');
  expect(screen.getByRole('checkbox', { name: 'Booker' })).toBe(booker);
  expect(biller?.getBoundingClientRect().top).toBeGreaterThan(description?.getBoundingClientRect().bottom ?? Infinity);
  expect(await findings()).toEqual([]);
});

function Rating() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <Field label="Internal competency">
        <StarsInput value={value} onChange={setValue} />
      </Field>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('stars are one Tab stop, are chosen by arrow keys and by clicks, and can be cleared', async () => {
  show(<Rating />);
  expect(screen.getByRole('radiogroup', { name: 'Internal competency' })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('No stars');
  screen.getByText('No stars');
  const clear = screen.getByRole('button', { name: 'Clear' });
  expect(clear.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(held()).toBe(2);
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  expect(held()).toBe(5);
  const { width, height } = screen.getByRole('radio', { name: '5 stars' }).getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(await findings()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(held()).toBe(null);
  // The button stays, and so does the focus.
  expect(document.activeElement).toBe(clear);
});

test('a colour is typed, or picked with the browser’s picker, which shows black until the colour is whole', async () => {
  show(
    <Held<string> start="#7e4fc4">
      {(held, set) => <ColourInput value={held} onChange={set} pickLabel="Pick the colour" />}
    </Held>,
  );
  const picker = screen.getByLabelText<HTMLInputElement>('Pick the colour');
  expect(picker.value).toBe('#7e4fc4');
  await userEvent.fill(box(), 'b7791f');
  expect(held()).toBe('#b7791f');
  await userEvent.fill(box(), '#0b7a');
  expect([held(), picker.value]).toEqual(['#0b7a', '#000000']);
  await userEvent.fill(picker, '#0b7a75');
  expect([held(), box().value]).toEqual(['#0b7a75', '#0b7a75']);
  expect(await findings()).toEqual([]);
});

test.each([' #123456', '#123456 '])(
  'the colour "%s" is pasted with all its digits, without the space',
  async (pasted) => {
    show(
      <Held<string> start="">
        {(held, set) => <ColourInput value={held} onChange={set} pickLabel="Pick the colour" />}
      </Held>,
    );
    await userEvent.click(box());
    // As a paste does, this obeys a length limit of the box.
    document.execCommand('insertText', false, pasted);
    await waitFor(() => expect([held(), box().value]).toEqual(['#123456', '#123456']));
  },
);

test('a weak colour is shown in the theme that it is for, without a finding', async () => {
  show(
    <ColourSample colour="#e9d8fd" scheme="dark">
      Dark theme
    </ColourSample>,
  );
  const card = screen.getByText('Dark theme').closest('section');
  if (!card) throw new Error('The sample has no card.');
  const red = Number.parseInt(surfaceOf('dark').slice(1, 3), 16);
  expect(getComputedStyle(card).backgroundColor).toBe(`rgb(${red}, ${red}, ${red})`);
  expect(getComputedStyle(card).borderLeftColor).toBe('rgb(233, 216, 253)');
  expect(await findings()).toEqual([]);
});
