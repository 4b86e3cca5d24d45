import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findings, show } from '../testing/show.tsx';
import { AuditPopup } from './index.ts';

const created = { by: 'Priya Nair', at: '2026-11-02T09:05:00Z' };

test('the popup shows who created and who last changed a record, and when', async () => {
  show(<AuditPopup created={created} updated={{ by: null, at: '2026-11-16T23:30:00Z' }} />);
  const button = screen.getByRole('button', { name: 'Updated 16 Nov 2026' });
  await userEvent.click(button);
  const popup = screen.getByRole('dialog', { name: 'Created and last updated' });
  expect([...popup.querySelectorAll('dd')].map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/Priya Nair2 Nov 2026 09:05 UTC$/),
    expect.stringMatching(/The console16 Nov 2026 23:30 UTC$/),
  ]);
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a record without changes shows when it was created', async () => {
  show(<AuditPopup created={created} />);
  await userEvent.click(screen.getByRole('button', { name: 'Created 2 Nov 2026' }));
  expect(screen.getByRole('dialog').textContent).toContain('Last updated–');
});
