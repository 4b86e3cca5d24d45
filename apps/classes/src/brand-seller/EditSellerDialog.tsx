import { formatSortCode, nameOfSeller, updateSellerInput } from '@console/core-contracts';
import { RecordDialog, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EditSellerDialog_seller$key } from './__generated__/EditSellerDialog_seller.graphql.ts';
import type { EditSellerDialogMutation } from './__generated__/EditSellerDialogMutation.graphql.ts';
import { SellerFields } from './SellerFields.tsx';

export interface EditSellerDialogProps {
  readonly seller: EditSellerDialog_seller$key;
  readonly onClose: () => void;
}

/** Edits the particulars of a seller, for all of its brands. */
export function EditSellerDialog({ seller: key, onClose }: EditSellerDialogProps) {
  const seller = useFragment(
    graphql`
      fragment EditSellerDialog_seller on Seller {
        id
        version
        ...lastChange_record @relay(mask: false)
        legalName
        vatNumber
        companyNumber
        bankName
        bankSortCode
        bankAccountNumber
        address {
          ...address_lines @relay(mask: false)
        }
      }
    `,
    key,
  );
  const write = useConsoleMutation<EditSellerDialogMutation>(
    graphql`
      mutation EditSellerDialogMutation($input: updateSellerInput!) {
        updateSeller(input: $input) {
          seller {
            ...EditSellerDialog_seller
          }
        }
      }
    `,
    { success: () => savedNotice('Seller') },
  );
  const record = useMemo(
    () => ({ ...seller, bankSortCode: seller.bankSortCode && formatSortCode(seller.bankSortCode) }),
    [seller],
  );
  const form = useRecordForm({
    name: 'edit-seller',
    input: updateSellerInput,
    record,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} what="seller" subtitle={nameOfSeller(seller)} onClose={onClose}>
      <SellerFields form={form} />
    </RecordDialog>
  );
}
