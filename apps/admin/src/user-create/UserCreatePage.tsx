import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { UserCreateForm } from './UserCreateForm.tsx';

/** The page for a new user (C§3). */
export default function UserCreatePage() {
  return (
    <PageFrame variant="card" title="New user">
      <Card>
        <UserCreateForm />
      </Card>
    </PageFrame>
  );
}
