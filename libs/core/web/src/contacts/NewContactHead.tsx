import { Button } from '@console/design-system/button';
import { DismissIcon, PersonAddIcon } from '@console/design-system/icons';
import { Row } from '@console/design-system/layout';

export interface NewContactHeadProps {
  /** What was searched for: a name, or an email. */
  readonly typed: string;
  /** Back to the customer's people. */
  readonly onDismiss: () => void;
}

/** Stands above the fields of somebody new where a contact was searched for, and leads back to the search. */
export function NewContactHead({ typed, onDismiss }: NewContactHeadProps) {
  const name = typed.trim();
  return (
    <Row justify="between">
      <Row gap="xs">
        <PersonAddIcon size={16} />
        {name ? `New contact: ${name}` : 'New contact'}
      </Row>
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissIcon size={16} />}
        aria-label="Choose an existing contact"
        onClick={onDismiss}
      />
    </Row>
  );
}
