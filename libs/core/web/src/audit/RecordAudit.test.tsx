import { audited, renderPiece } from '@console/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RecordAudit } from './RecordAudit.tsx';

test('a record that was changed says when, and on a press who made it and who changed it', async () => {
  const priya = { person: { fullName: 'Priya Nair' } };
  await renderPiece(
    <RecordAudit record={{ ...audited, createdBy: priya, updatedAt: '2026-11-16T09:12:00.000Z', updatedBy: null }} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Updated 16 Nov 2026' }));
  const popup = screen.getByRole('dialog', { name: 'Created and last updated' });
  expect(popup.textContent).toMatch(
    /CreatedPNPriya Nair5 Mar 2024 10:00 UTCLast updated.*The console16 Nov 2026 09:12 UTC/,
  );
});

test('one that is as it was made says when that was', async () => {
  await renderPiece(<RecordAudit record={audited} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Created 5 Mar 2024' }));
  expect(screen.getByRole('dialog').textContent).toContain('Last updated–');
});
