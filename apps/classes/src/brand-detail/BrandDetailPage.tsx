import { HistoryCard, RecordHead } from '@console/core-web';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { BrandDetailPage_brand$key } from './__generated__/BrandDetailPage_brand.graphql.ts';
import type { BrandDetailPageQuery } from './__generated__/BrandDetailPageQuery.graphql.ts';
import { BrandAddressCard } from './BrandAddressCard.tsx';
import { BrandColoursCard } from './BrandColoursCard.tsx';
import { BrandDetailsCard } from './BrandDetailsCard.tsx';

/** The page of one brand (O§3): details, colours and address, each edited in place. */
export default function BrandDetailPage() {
  const { brand } = usePageQuery<BrandDetailPageQuery>(graphql`
    query BrandDetailPageQuery($id: ID!) @preloadable {
      brand(id: $id) {
        ...BrandDetailPage_brand
      }
    }
  `);
  return brand ? <BrandDetail brand={brand} /> : <RecordNotFound what="brand" />;
}

function BrandDetail({ brand: key }: { brand: BrandDetailPage_brand$key }) {
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
            <HistoryCard of={brand.id} />
          </>
        }
      >
        <Stack>
          <BrandDetailsCard brand={brand} />
          <BrandColoursCard brand={brand} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
