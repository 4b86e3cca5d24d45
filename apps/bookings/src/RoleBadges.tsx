import { Row } from '@console/design-system/layout';
import { Badge } from '@console/design-system/status-badge';

/** A badge for each role of a person. */
export function RoleBadges({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Row gap="xs" wrap>
      {labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
    </Row>
  );
}
