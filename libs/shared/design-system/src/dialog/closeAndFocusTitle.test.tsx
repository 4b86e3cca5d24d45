import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { show } from '../testing/show.tsx';
import { closeAndFocusTitle, Dialog } from './index.ts';

/**
 * A record whose Delete button asks first. The button disappears when the answer arrives, after the dialog has
 * closed.
 */
function Record() {
  const [asks, setAsks] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <>
      <h1 data-page-title tabIndex={-1}>
        BK-10482
      </h1>
      {there && (
        <button type="button" onClick={() => setAsks(true)}>
          Delete
        </button>
      )}
      <button type="button" onClick={() => setThere(false)}>
        Answer
      </button>
      <Dialog
        open={asks}
        title="Delete it?"
        onClose={() => setAsks(false)}
        actions={<Button onClick={() => closeAndFocusTitle(() => setAsks(false))}>Yes</Button>}
      >
        It cannot be taken back.
      </Dialog>
    </>
  );
}

test('closeAndFocusTitle focuses the title, and the focus stays there when the opener is removed', async () => {
  show(<Record />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  const title = screen.getByRole('heading', { name: 'BK-10482' });
  expect(document.activeElement).toBe(title);
  screen.getByRole('button', { name: 'Answer' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(document.activeElement).toBe(title);
});
