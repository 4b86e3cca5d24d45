import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { Checkbox, Field, Input, PasswordInput } from './index.ts';

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
