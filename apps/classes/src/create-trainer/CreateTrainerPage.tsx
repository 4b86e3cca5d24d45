import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { CreateTrainerForm } from './CreateTrainerForm.tsx';

/** The page for a new trainer (O§2). */
export default function CreateTrainerPage() {
  return (
    <PageFrame variant="card" title="New trainer">
      <Card>
        <CreateTrainerForm />
      </Card>
    </PageFrame>
  );
}
