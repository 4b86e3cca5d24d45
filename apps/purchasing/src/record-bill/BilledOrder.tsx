import { Inset } from '@console/design-system/card';
import { DeleteIcon } from '@console/design-system/icons';
import { Row, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { ActionButton } from '@console/design-system/tooltip';
import { purchaseOrderLinks } from '@console/purchasing-contracts';

export interface BilledOrderProps {
  readonly order: {
    readonly id: string;
    readonly reference: string;
    readonly trainingClass: { readonly title: string } | null | undefined;
  };
  /** Removes its lines from the bill. Null for the last order. */
  readonly onLeaveOut: (() => void) | null;
}

/** Names one of several orders above its lines of a bill. */
export function BilledOrder({ order: { id, reference, trainingClass }, onLeaveOut }: BilledOrderProps) {
  return (
    <Inset>
      <Row justify="between">
        <Row gap="xs" wrap>
          <Link to={purchaseOrderLinks.detail(id)} newTab>
            {reference}
          </Link>
          <Text role="meta">{trainingClass?.title ?? 'For no class'}</Text>
        </Row>
        <ActionButton
          appearance="subtle"
          size="small"
          icon={<DeleteIcon size={16} />}
          aria-label={`Leave out ${reference}`}
          data-remove
          refusal={onLeaveOut ? null : 'A bill names at least one order.'}
          onClick={() => onLeaveOut?.()}
        />
      </Row>
    </Inset>
  );
}
