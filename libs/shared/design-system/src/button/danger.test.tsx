import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import type { Scheme } from '../theme/index.ts';
import { Button } from './index.ts';

interface EmulatesMedia {
  send(method: 'Emulation.setEmulatedMedia', params: { features: { name: string; value: string }[] }): Promise<unknown>;
}

const forceColors = (value: 'active' | 'none') => {
  const session: EmulatesMedia = cdp();
  return session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
};

afterEach(() => forceColors('none'));

const buttons = (
  <>
    <Button appearance="primary">Confirm</Button>
    <Button appearance="primary" danger>
      Cancel booking
    </Button>
    <Button>Stay</Button>
    <Button danger>Leave</Button>
  </>
);

const button = (name: string) => screen.getByRole('button', { name });

function look(name: string): string {
  const { color, backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(button(name));
  return [color, backgroundColor, borderTopColor, borderTopStyle].join(' ');
}

const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);

/** The WCAG contrast of two opaque colours: 1 to 21. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
      channel / 255 <= 0.040_45 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function contrastOf(name: string): number {
  for (const animation of document.getAnimations()) animation.finish();
  const { color, backgroundColor } = getComputedStyle(button(name));
  return contrast(color, backgroundColor);
}

test.each<Scheme>(['light', 'dark'])(
  'in the %s theme a dangerous button differs from an ordinary one and has a contrast of 4.5, at rest and under the pointer',
  async (scheme) => {
    show(buttons, scheme);
    expect(look('Cancel booking')).not.toBe(look('Confirm'));
    expect(look('Leave')).not.toBe(look('Stay'));
    expect(await findings()).toEqual([]);
    for (const name of ['Cancel booking', 'Leave']) {
      await userEvent.unhover(button(name));
      expect([name, contrastOf(name) >= 4.5]).toEqual([name, true]);
      await userEvent.hover(button(name));
      expect([name, contrastOf(name) >= 4.5]).toEqual([name, true]);
    }
  },
);

test('with forced colours a dangerous button differs by its border', async () => {
  await forceColors('active');
  show(buttons);
  expect(look('Cancel booking')).not.toBe(look('Confirm'));
  expect(look('Leave')).not.toBe(look('Stay'));
});
