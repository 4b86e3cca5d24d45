import { HistoryCard, RecordHead } from '@console/core-web';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { BrandLogoCard } from '../brand-logo/BrandLogoCard.tsx';
import type { SellerCard_query$key } from '../brand-seller/__generated__/SellerCard_query.graphql.ts';
import { ClosedMonthsCard } from '../brand-seller/ClosedMonthsCard.tsx';
import { SellerCard } from '../brand-seller/SellerCard.tsx';
import type { BrandDetailPage_brand$key } from './__generated__/BrandDetailPage_brand.graphql.ts';
import type { BrandDetailPageQuery } from './__generated__/BrandDetailPageQuery.graphql.ts';
import { BrandAddressCard } from './BrandAddressCard.tsx';
import { BrandColoursCard } from './BrandColoursCard.tsx';
import { BrandDetailsCard } from './BrandDetailsCard.tsx';

/** The page of one brand (O§3): details, colours, address, logo and seller. */
export default function BrandDetailPage() {
  const data = usePageQuery<BrandDetailPageQuery>(graphql`
    query BrandDetailPageQuery($id: ID!) @preloadable {
      brand(id: $id) {
        ...BrandDetailPage_brand
      }
      ...SellerCard_query
    }
  `);
  const { brand } = data;
  return brand ? <BrandDetail brand={brand} sellers={data} /> : <RecordNotFound what="brand" />;
}

interface BrandDetailProps {
  readonly brand: BrandDetailPage_brand$key;
  readonly sellers: SellerCard_query$key;
}

function BrandDetail({ brand: key, sellers }: BrandDetailProps) {
  const brand = useFragment(
    graphql`
      fragment BrandDetailPage_brand on Brand {
        id
        name
        website
        ...RecordAudit_record
        ...BrandDetailsCard_brand
        ...BrandColoursCard_brand
        ...BrandAddressCard_brand
        ...BrandLogoCard_brand
        ...SellerCard_brand
        seller {
          id
          ...ClosedMonthsCard_seller
        }
      }
    `,
    key,
  );
  usePageTitle(brand.name);
  return (
    <PageFrame variant="card" title={brand.name} meta={<RecordHead record={brand}>{brand.website}</RecordHead>}>
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <BrandAddressCard brand={brand} />
            <BrandLogoCard brand={brand} />
            <HistoryCard of={brand.id} />
            <HistoryCard of={brand.seller.id} title="History of the seller" />
          </>
        }
      >
        <Stack>
          <BrandDetailsCard brand={brand} />
          <BrandColoursCard brand={brand} />
          <SellerCard brand={brand} sellers={sellers} />
          <ClosedMonthsCard seller={brand.seller} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
