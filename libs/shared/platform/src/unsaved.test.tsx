import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { unsaved, useUnsaved } from './unsaved.ts';

function Form({ changed, discard }: { changed: boolean; discard: () => void }) {
  useUnsaved(changed, discard);
  return null;
}

afterEach(cleanup);

test('changes count as unsaved while there are any and their form is displayed', () => {
  const heard = vi.fn();
  const stop = unsaved.subscribe(heard);
  const discard = vi.fn();
  const { rerender, unmount } = render(<Form changed={false} discard={discard} />);
  expect(unsaved.any()).toBe(false);
  rerender(<Form changed discard={discard} />);
  expect(unsaved.any()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  unsaved.discardAll();
  expect(discard).toHaveBeenCalledTimes(1);
  unmount();
  expect(unsaved.any()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
