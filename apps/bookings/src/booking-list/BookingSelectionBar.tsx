import { Button } from '@console/design-system/button';
import { SelectionBar } from '@console/design-system/filter-bar';
import { CheckmarkIcon, CopyIcon } from '@console/design-system/icons';
import { useCopied } from '@console/design-system/panel-message';

export interface BookingSelectionBarProps {
  /** The references of the selected bookings. */
  readonly references: readonly string[];
  readonly onClear: () => void;
}

/** What can be done with the selected bookings. */
export function BookingSelectionBar({ references, onClear }: BookingSelectionBarProps) {
  const { copied, copy } = useCopied();
  return (
    <SelectionBar count={references.length} noun="booking" onClear={onClear}>
      <Button
        appearance="subtle"
        size="small"
        icon={copied ? <CheckmarkIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => copy(references.join('\n'))}
      >
        {copied ? 'Copied' : 'Copy references'}
      </Button>
    </SelectionBar>
  );
}
