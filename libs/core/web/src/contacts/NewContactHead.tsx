import { Button } from '@console/design-system/button';
import { DismissIcon, PersonAddIcon } from '@console/design-system/icons';
import { Row } from '@console/design-system/layout';
import { Badge } from '@console/design-system/status-badge';

export interface NewContactHeadProps {
  /** The text of the search: a name, or an email. */
  readonly typed: string;
  /** The label of the role that the contact will have: 'Delegate'. */
  readonly role?: string;
  /** Called to return to the search. */
  readonly onDismiss: () => void;
}

/** The heading above the fields of a new contact. It replaces the search; its button returns to the search. */
export function NewContactHead({ typed, role, onDismiss }: NewContactHeadProps) {
  const name = typed.trim();
  return (
    <Row justify="between">
      <Row gap="xs">
        <PersonAddIcon size={16} />
        {name ? `New contact: ${name}` : 'New contact'}
        {role && <Badge>{role}</Badge>}
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
