import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextArea } from '../inputs/index.ts';
import { findings, show } from '../testing/show.tsx';
import { Checkbox, Field, Input, PasswordInput, Select } from './index.ts';

const nothing = () => undefined;

test('a field gives its control a name, the required mark and the error message', async () => {
  show(
    <Field label="Family name" required error="Family name is required">
      <Input value="" onChange={nothing} />
    </Field>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Family name' });
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Family name is required',
  );
  expect(await findings()).toEqual([]);
});

test('several controls under one label are a group with that name', async () => {
  show(
    <Field label="Role" group error="Role is required">
      <Checkbox checked={false} onChange={nothing}>
        Booker
      </Checkbox>
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Role' })).toBeTruthy();
  expect(await findings()).toEqual([]);
});

function Password() {
  const [value, setValue] = useState('');
  return (
    <Field label="Password">
      <PasswordInput value={value} onChange={setValue} />
    </Field>
  );
}

test('a password can be shown', async () => {
  show(<Password />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.fill(input, 'training-demo');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('training-demo');
});

test.each([
  ['without', null],
  ['with', <span key="count">0/255</span>],
])('%s something at the end of its label, a field gives its control the whole width', (_, aside) => {
  show(
    <div style={{ width: '320px' }}>
      <Field label="PO number" aside={aside}>
        <Input value="" onChange={nothing} />
      </Field>
    </div>,
  );
  const box = screen.getByRole('textbox', { name: 'PO number' }).parentElement?.getBoundingClientRect();
  expect(box?.width).toBe(320);
  expect(screen.getByText('PO number').getBoundingClientRect().bottom).toBeLessThanOrEqual(box?.top ?? 0);
});

test('a tall group shows its error between its label and its first control', () => {
  show(
    <Field label="Roles" group noteAbove error="Roles is required">
      <Checkbox checked={false} onChange={nothing}>
        Admin
      </Checkbox>
    </Field>,
  );
  const [label, error, box] = [
    screen.getByText('Roles'),
    screen.getByText('Roles is required'),
    screen.getByText('Admin'),
  ].map((part) => part.getBoundingClientRect());
  expect(error?.top).toBeGreaterThanOrEqual(label?.bottom ?? 0);
  expect(error?.bottom).toBeLessThanOrEqual(box?.top ?? 0);
});

test('Tab reaches the control before what stands at the end of its label', async () => {
  show(
    <Field label="Password" aside={<a href="/forgot-password">Forgot password?</a>}>
      <Input value="" onChange={nothing} />
    </Field>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(document.activeElement).toBe(link);
  const label = screen.getByText('Password').getBoundingClientRect();
  expect(link.getBoundingClientRect().top).toBeLessThan(label.bottom);
  expect(link.getBoundingClientRect().left).toBeGreaterThan(label.left);
});

test.each([
  ['text input', <Input key="input" value="" onChange={nothing} />],
  ['text box', <TextArea key="area" value="" onChange={nothing} />],
  ['select', <Select key="select" value="" options={[{ value: '', label: 'None' }]} onChange={nothing} />],
])('a %s with an error keeps its red border while it has the focus', async (_, control) => {
  show(
    <Field label="Title" error="Title is required">
      {control}
    </Field>,
  );
  const input = screen.getByLabelText('Title');
  const box = input.matches('select') ? input : input.parentElement;
  if (!box) throw new Error('The control has no box.');
  const colours = () => {
    const { borderTopColor, borderRightColor, borderLeftColor } = getComputedStyle(box);
    return [borderTopColor, borderRightColor, borderLeftColor];
  };
  const red = colours();
  expect(new Set(red).size).toBe(1);
  await userEvent.click(input);
  expect(document.activeElement).toBe(input);
  await expect.poll(colours).toEqual(red);
});
