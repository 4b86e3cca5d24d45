import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { ThemeProvider } from './index.ts';

interface EmulatesMedia {
  send(method: 'Emulation.setEmulatedMedia', params: { features: { name: string; value: string }[] }): Promise<unknown>;
}

const prefer = (scheme: string) => {
  const session: EmulatesMedia = cdp();
  return session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
};

afterAll(() => prefer('light'));

const ground = () => getComputedStyle(screen.getByRole('button')).backgroundColor;

test('NAV-06 the scheme follows the system while the console is open', async () => {
  await prefer('light');
  render(
    <ThemeProvider>
      <Button>Save</Button>
    </ThemeProvider>,
  );
  expect(ground()).toBe('rgb(255, 255, 255)');
  await prefer('dark');
  await waitFor(() => expect(ground()).toBe('rgb(41, 41, 41)'));
  await prefer('light');
  await waitFor(() => expect(ground()).toBe('rgb(255, 255, 255)'));
});

test('every style element carries the nonce of the response', () => {
  cleanup();
  document.head.innerHTML = '';
  render(
    <ThemeProvider nonce="abc123">
      <Button>Save</Button>
    </ThemeProvider>,
  );
  const styles = [...document.head.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((style) => style.nonce !== 'abc123')).toEqual([]);
});
