import { renderPiece } from '@console/testing';
import { screen } from '@testing-library/react';
import { useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { expect, test } from 'vitest';
import { useRevealProposed } from './useRevealProposed.ts';

const details = { __typename: 'BankDetails', bankSortCode: '40-22-56', bankAccountNumber: '12345678' };
let environment: IEnvironment | undefined;

function Revealing() {
  environment = useRelayEnvironment();
  const { details: shown, show } = useRevealProposed('supplier_bank_changes/1');
  return (
    <button type="button" onClick={() => void show()}>
      {shown?.bankAccountNumber ?? 'Show'}
    </button>
  );
}

test('PUR-01 the store of the browser forgets shown bank details', async () => {
  const data = { revealProposedBankDetails: () => ({ bankDetails: details }) };
  const { user } = await renderPiece(<Revealing />, { data });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText(details.bankAccountNumber);
  const kept = JSON.stringify(environment?.getStore().getSource().toJSON());
  expect(kept).toContain('revealProposedBankDetails');
  expect(kept).not.toContain(details.bankAccountNumber);
});
