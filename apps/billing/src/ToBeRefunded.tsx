import { ErrorAlert } from '@console/design-system/error-alert';
import { formatMoney } from '@console/format';

interface ToBeRefundedProps {
  readonly pence: number;
  /** Where the money comes from, as a sentence. */
  readonly children?: string;
}

/** Says what was received for something canceled. It stays in sight until credit notes cover it. */
export function ToBeRefunded({ pence, children }: ToBeRefundedProps) {
  return (
    <ErrorAlert
      tone="warning"
      title={`${formatMoney(pence)} to be refunded or credited`}
      messages={children ? [children] : []}
    />
  );
}
