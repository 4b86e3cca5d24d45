import { classLinks } from '@console/classes-contracts';
import { AddButton } from '@console/design-system/button';
import { useNavigate } from '@console/platform/router';
import { useEffect, useState } from 'react';
import { CreateCourseDialog } from './CreateCourseDialog.tsx';

/** Opens the dialog for a new course (C§2), and then the course. */
export function CreateCourseButton() {
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const navigate = useNavigate();
  // Navigates after the dialog is gone, so that the console does not ask about its values.
  useEffect(() => {
    if (created !== null) void navigate(classLinks.course(created));
  }, [created, navigate]);
  return (
    <>
      <AddButton place="main" onClick={() => setCreating(true)}>
        New course
      </AddButton>
      {creating && (
        <CreateCourseDialog
          onClose={() => setCreating(false)}
          onCreated={(course) => {
            setCreating(false);
            setCreated(course);
          }}
        />
      )}
    </>
  );
}
