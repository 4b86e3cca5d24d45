import { HistoryCard, NotesTimeline, RecordHead } from '@console/core-web';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { RecordNotFound, Slot, useRecordTitle } from '@console/platform';
import { supplierDetailPanel } from '@console/purchasing-contracts';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { BankChangeWarning } from '../bank-details/BankChangeWarning.tsx';
import { BankDetailsCard } from '../bank-details/BankDetailsCard.tsx';
import type { SupplierDetailPage_supplier$key } from './__generated__/SupplierDetailPage_supplier.graphql.ts';
import type { SupplierDetailPageQuery } from './__generated__/SupplierDetailPageQuery.graphql.ts';
import { OrdersToBillCard } from './OrdersToBillCard.tsx';
import { SupplierAddressCard } from './SupplierAddressCard.tsx';
import { SupplierBillsCard } from './SupplierBillsCard.tsx';
import { SupplierCompanyCard } from './SupplierCompanyCard.tsx';
import { SupplierContactCard } from './SupplierContactCard.tsx';
import { SupplierCorrespondenceCard } from './SupplierCorrespondenceCard.tsx';
import { SupplierOrdersCard } from './SupplierOrdersCard.tsx';

/** The page of one supplier (O§2): company, correspondence, bank details, purchase orders and notes. */
export default function SupplierDetailPage() {
  const { supplier } = usePageQuery<SupplierDetailPageQuery>(graphql`
    query SupplierDetailPageQuery($id: ID!) @preloadable {
      supplier(id: $id) {
        ...SupplierDetailPage_supplier
      }
    }
  `);
  return supplier ? <SupplierDetail supplier={supplier} /> : <RecordNotFound what="supplier" />;
}

function SupplierDetail({ supplier: key }: { supplier: SupplierDetailPage_supplier$key }) {
  const supplier = useFragment(
    graphql`
      fragment SupplierDetailPage_supplier on Supplier {
        id
        reference
        name
        ...RecordAudit_record
        ...BankChangeWarning_supplier
        ...SupplierCompanyCard_supplier
        ...SupplierCorrespondenceCard_supplier
        ...SupplierContactCard_supplier
        ...SupplierAddressCard_supplier
        ...SupplierOrdersCard_supplier
        ...OrdersToBillCard_supplier
        ...SupplierBillsCard_supplier
        ...BankDetailsCard_supplier
        notes(first: 500) {
          ...NotesTimeline_notes
        }
      }
    `,
    key,
  );
  const { id, reference, name, notes } = supplier;
  useRecordTitle(reference, name);
  return (
    <PageFrame variant="card" title={name} meta={<RecordHead record={supplier} reference={reference} />}>
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <SupplierContactCard supplier={supplier} />
            <SupplierAddressCard supplier={supplier} />
            <Slot of={supplierDetailPanel} />
            <NotesTimeline of={{ supplier: id }} notes={notes} />
            <HistoryCard of={id} />
          </>
        }
      >
        <Stack>
          <BankChangeWarning supplier={supplier} />
          <SupplierCompanyCard supplier={supplier} />
          <SupplierCorrespondenceCard supplier={supplier} />
          <BankDetailsCard supplier={supplier} />
          <SupplierOrdersCard supplier={supplier} />
          <OrdersToBillCard supplier={supplier} />
          <SupplierBillsCard supplier={supplier} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}
