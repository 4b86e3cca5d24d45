import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import type { ReactNode } from 'react';

export interface QuestionnaireDialogProps {
  /** Whose questionnaire it is. */
  readonly subtitle?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog around a questionnaire. The spelling of its title is the specification's (O§3). */
export function QuestionnaireDialog({ subtitle, onClose, children }: QuestionnaireDialogProps) {
  return (
    <Dialog
      open
      title="Questionaire"
      subtitle={subtitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {children}
    </Dialog>
  );
}
