import { expect, test, vi } from 'vitest';

test('what jsdom does by the clock of a test', () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  // jsdom takes the focus from it in its next frame.
  button.disabled = true;
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('does not keep the next test from its frames', async () => {
  await new Promise(requestAnimationFrame);
});
