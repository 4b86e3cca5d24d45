import {
  formatSortCode,
  sellerLabels as labels,
  nameOfSeller,
  type SellerParticulars,
  whatSellerLacks,
} from '@console/core-contracts';
import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text, ValueAndAction } from '@console/design-system/layout';
import { EditButton } from '@console/design-system/tooltip';
import { joinList } from '@console/format';
import { useConsoleHost } from '@console/platform';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SellerCard_brand$key } from './__generated__/SellerCard_brand.graphql.ts';
import type { SellerCard_query$key } from './__generated__/SellerCard_query.graphql.ts';
import { ChangeSellerDialog } from './ChangeSellerDialog.tsx';
import { EditSellerDialog } from './EditSellerDialog.tsx';

interface SellerCardProps {
  readonly brand: SellerCard_brand$key;
  readonly sellers: SellerCard_query$key;
}

/** The legal entity that sells under a brand, with the particulars that its invoices print. Administrators change them. */
export function SellerCard({ brand: key, sellers: listKey }: SellerCardProps) {
  const brand = useFragment(
    graphql`
      fragment SellerCard_brand on Brand {
        ...ChangeSellerDialog_brand
        seller {
          legalName
          vatNumber
          companyNumber
          bankName
          bankSortCode
          bankAccountNumber
          address {
            ...address_lines @relay(mask: false)
          }
          ...EditSellerDialog_seller
        }
      }
    `,
    key,
  );
  const list = useFragment(
    graphql`
      fragment SellerCard_query on Query {
        ...ChangeSellerDialog_query
      }
    `,
    listKey,
  );
  const [editing, setEditing] = useState<'seller' | 'particulars' | null>(null);
  const isAdministrator = useConsoleHost().session.roles.includes('ROLE_ADMIN');
  const { seller } = brand;
  const close = () => setEditing(null);
  return (
    <Card
      title="Seller"
      actions={isAdministrator && <EditButton label="Edit seller" onClick={() => setEditing('particulars')} />}
    >
      <Stack>
        <Missing seller={seller} isAdministrator={isAdministrator} />
        <DescriptionList
          columns={3}
          items={[
            {
              label: labels.legalName,
              value: (
                <ValueAndAction
                  action={isAdministrator && <EditButton label="Change seller" onClick={() => setEditing('seller')} />}
                >
                  {nameOfSeller(seller)}
                </ValueAndAction>
              ),
            },
            { label: labels.vatNumber, value: seller.vatNumber },
            { label: labels.companyNumber, value: seller.companyNumber },
            { label: labels.bankName, value: seller.bankName },
            { label: labels.bankSortCode, value: seller.bankSortCode && formatSortCode(seller.bankSortCode) },
            { label: labels.bankAccountNumber, value: seller.bankAccountNumber },
            { label: labels.address, value: <Address address={seller.address} />, wide: true },
          ]}
        />
        <Text role="meta">Invoices print these. An issued invoice keeps those of its day.</Text>
      </Stack>
      {editing === 'particulars' && <EditSellerDialog seller={seller} onClose={close} />}
      {editing === 'seller' && <ChangeSellerDialog brand={brand} sellers={list} onClose={close} />}
    </Card>
  );
}

interface MissingProps {
  readonly seller: SellerParticulars;
  readonly isAdministrator: boolean;
}

function Missing({ seller, isAdministrator }: MissingProps) {
  const missing = whatSellerLacks(seller);
  if (missing.length === 0) return null;
  const ask = isAdministrator ? '' : ' An administrator can add it.';
  return (
    <ErrorAlert
      tone="warning"
      messages={[`What is missing before invoices can be issued: ${joinList(missing)}.${ask}`]}
    />
  );
}
