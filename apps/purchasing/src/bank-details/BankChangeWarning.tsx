import { ErrorAlert } from '@console/design-system/error-alert';
import { graphql, useFragment } from 'react-relay';
import type { BankChangeWarning_supplier$key } from './__generated__/BankChangeWarning_supplier.graphql.ts';

/** Warns while new bank details of a supplier wait for approval: on its page, and on those of its open purchase orders. */
export function BankChangeWarning({ supplier: key }: { supplier: BankChangeWarning_supplier$key }) {
  const { bankSortCode, pendingBankChange } = useFragment(
    graphql`
      fragment BankChangeWarning_supplier on Supplier {
        bankSortCode
        pendingBankChange {
          id
        }
      }
    `,
    key,
  );
  if (!pendingBankChange) return null;
  const untilThen = bankSortCode ? 'Until then the old ones stand.' : 'Until then this supplier has none.';
  return <ErrorAlert tone="warning" messages={[`New bank details wait for approval. ${untilThen}`]} />;
}
