import { changeBrandSellerInput } from '@console/classes-contracts';
import { nameOfSeller } from '@console/core-contracts';
import { AddButton } from '@console/design-system/button';
import { DialogPortal } from '@console/design-system/dialog';
import { Row, Text } from '@console/design-system/layout';
import { RecordDialog, SelectField, useRecordForm } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangeSellerDialog_brand$key } from './__generated__/ChangeSellerDialog_brand.graphql.ts';
import type { ChangeSellerDialog_query$key } from './__generated__/ChangeSellerDialog_query.graphql.ts';
import type { ChangeSellerDialogMutation } from './__generated__/ChangeSellerDialogMutation.graphql.ts';
import { CreateSellerDialog } from './CreateSellerDialog.tsx';

export interface ChangeSellerDialogProps {
  readonly brand: ChangeSellerDialog_brand$key;
  readonly sellers: ChangeSellerDialog_query$key;
  readonly onClose: () => void;
}

/** Chooses the legal entity that sells under a brand, or adds one. */
export function ChangeSellerDialog({ brand: key, sellers: listKey, onClose }: ChangeSellerDialogProps) {
  const brand = useFragment(
    graphql`
      fragment ChangeSellerDialog_brand on Brand {
        id
        version
        name
        ...lastChange_record @relay(mask: false)
        seller {
          id
        }
      }
    `,
    key,
  );
  const { sellers } = useFragment(
    graphql`
      fragment ChangeSellerDialog_query on Query {
        sellers(first: 50) {
          edges {
            node {
              id
              legalName
            }
          }
        }
      }
    `,
    listKey,
  );
  const write = useConsoleMutation<ChangeSellerDialogMutation>(
    graphql`
      mutation ChangeSellerDialogMutation($input: changeBrandSellerInput!) {
        changeBrandSeller(input: $input) {
          brand {
            ...BrandDetailPage_brand
          }
        }
      }
    `,
    { success: () => savedNotice('Seller') },
  );
  const form = useRecordForm({
    name: 'brand-seller',
    input: changeBrandSellerInput,
    record: brand,
    write,
    onSaved: onClose,
  });
  const [adding, setAdding] = useState(false);
  const options = sellers.edges.map(({ node }) => ({ value: node.id, label: nameOfSeller(node) }));
  return (
    <>
      <RecordDialog form={form} what="seller" title="Change seller" subtitle={brand.name} onClose={onClose}>
        <SelectField form={form} name="seller" options={options} />
        <Text role="meta">Drafts of the brand are issued by the new seller. Issued invoices keep theirs.</Text>
        <Row>
          <AddButton place="form" onClick={() => setAdding(true)}>
            Add a seller
          </AddButton>
        </Row>
      </RecordDialog>
      {adding && (
        <DialogPortal>
          <CreateSellerDialog
            onClose={() => setAdding(false)}
            onCreated={(seller) => {
              setAdding(false);
              form.state.setValue('seller', seller, { shouldDirty: true });
            }}
          />
        </DialogPortal>
      )}
    </>
  );
}
