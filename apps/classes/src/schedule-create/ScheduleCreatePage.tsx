import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { ScheduleCreateForm } from './ScheduleCreateForm.tsx';

/** The page for a new public schedule (C§2). Its class becomes provisional. */
export default function ScheduleCreatePage() {
  return (
    <PageFrame variant="card" title="New public schedule">
      <Card>
        <ScheduleCreateForm />
      </Card>
    </PageFrame>
  );
}
