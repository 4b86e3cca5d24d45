import { Button } from '@console/design-system/button';
import { EyeIcon } from '@console/design-system/icons';
import { useState } from 'react';
import { type VersionOfCourse, VersionOutlineDialog } from './VersionOutlineDialog.tsx';

/** Opens the outline of a version of a course. */
export function VersionOutlineButton({ version }: { readonly version: VersionOfCourse }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<EyeIcon size={16} />}
        aria-label={`Outline of version ${version.number}`}
        onClick={() => setOpen(true)}
      />
      {open && <VersionOutlineDialog version={version} onClose={() => setOpen(false)} />}
    </>
  );
}
