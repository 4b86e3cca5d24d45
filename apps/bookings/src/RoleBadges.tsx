import { Row } from '@console/design-system/layout';
import { Badge } from '@console/design-system/status-badge';

/** What somebody is, role by role. */
export function RoleBadges({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Row gap="xs" wrap>
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </Row>
  );
}
