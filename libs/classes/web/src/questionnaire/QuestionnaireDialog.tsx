import { Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import type { ReactNode } from 'react';

/** The title of every dialog with a questionnaire. The spelling is the specification's (O§3). */
export const questionnaireTitle = 'Questionaire';

export interface QuestionnaireDialogProps {
  /** Whose questionnaire it is. */
  readonly subtitle?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons before Close. */
  readonly actions?: ReactNode;
}

/** The dialog around a questionnaire to read. */
export function QuestionnaireDialog({ subtitle, onClose, children, actions }: QuestionnaireDialogProps) {
  return (
    <Dialog
      open
      title={questionnaireTitle}
      subtitle={subtitle}
      onClose={onClose}
      tall
      actions={
        <>
          {actions}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
