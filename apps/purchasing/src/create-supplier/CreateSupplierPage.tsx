import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { CreateSupplierForm } from './CreateSupplierForm.tsx';

/** The page for a new supplier (O§2). */
export default function CreateSupplierPage() {
  return (
    <PageFrame variant="card" title="New supplier">
      <Card>
        <CreateSupplierForm />
      </Card>
    </PageFrame>
  );
}
