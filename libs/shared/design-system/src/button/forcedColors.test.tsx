import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Button } from './index.ts';

interface EmulatesMedia {
  send(method: 'Emulation.setEmulatedMedia', params: { features: { name: string; value: string }[] }): Promise<unknown>;
}

const forceColors = (value: 'active' | 'none') => {
  const session: EmulatesMedia = cdp();
  return session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
};

beforeEach(() => forceColors('active'));
afterEach(() => forceColors('none'));

test('with forced colours, a button with aria-disabled looks like a disabled one', () => {
  show(
    <>
      <Button>Add item</Button>
      <Button disabled>Disabled</Button>
      <Button aria-disabled>Used up</Button>
    </>,
  );
  const look = (name: string) => {
    const { color, borderTopColor } = getComputedStyle(screen.getByRole('button', { name }));
    return [color, borderTopColor];
  };
  expect(look('Used up')).toEqual(look('Disabled'));
  expect(look('Used up')[0]).not.toBe(look('Add item')[0]);
});
