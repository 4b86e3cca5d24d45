import { renderPiece } from '@console/testing';
import { expect, test } from 'vitest';
import { SaveHint } from './SaveHint.tsx';

test.each([
  ['Save', 'Ctrl S saves'],
  ['Create and assign', 'Ctrl S creates'],
  ['Preview', 'Ctrl S previews'],
])('beside the button %s the hint says what Ctrl+S does', async (submit, hint) => {
  const { container } = await renderPiece(<SaveHint submit={submit} />);
  expect(container.textContent).toBe(hint);
});
