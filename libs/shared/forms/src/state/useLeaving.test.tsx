import { unsaved } from '@console/platform';
import { useLocation } from '@console/platform/router';
import { renderPiece } from '@console/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLeaving } from './useLeaving.ts';

function Leaving({ changed, onArrived }: { readonly changed: boolean; readonly onArrived: () => void }) {
  const leave = useLeaving(changed);
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <button type="button" onClick={() => void leave('/booking/1').then(onArrived)}>
        Save
      </button>
    </>
  );
}

test('a form’s screen is left when the form has no unsaved changes, and the promise resolves on the next screen', async () => {
  const onArrived = vi.fn(() => expect(screen.getByRole('status').textContent).toBe('/booking/1'));
  const piece = await renderPiece(<Leaving changed onArrived={onArrived} />, { at: '/booking/new' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('status').textContent).toBe('/booking/new');
  expect(onArrived).not.toHaveBeenCalled();

  piece.show(<Leaving changed={false} onArrived={onArrived} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/booking/1'));
  await waitFor(() => expect(onArrived).toHaveBeenCalledOnce());
  expect(unsaved.any()).toBe(false);
});
