import { Button } from '@console/design-system/button';
import { DescriptionList } from '@console/design-system/description-list';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack } from '@console/design-system/layout';
import { bankDetailsLabels as labels } from '@console/purchasing-contracts';
import { failedTitle } from '@console/relay';
import type { PlainBankDetails, Reveal } from './useReveal.ts';

export interface RevealableBankDetailsProps {
  /** As everybody may see them. */
  readonly masked: PlainBankDetails;
  /** Null for a viewer who cannot see more. */
  readonly reveal: Reveal | null;
  /** The labels of the button. */
  readonly show: string;
  readonly hide: string;
}

/** Bank details, masked until the viewer asks to see them. */
export function RevealableBankDetails({ masked, reveal, show, hide }: RevealableBankDetailsProps) {
  const { bankSortCode, bankAccountNumber } = reveal?.details ?? masked;
  return (
    <Stack gap="s">
      <DescriptionList
        columns={2}
        items={[
          { label: labels.bankSortCode, value: bankSortCode },
          { label: labels.bankAccountNumber, value: bankAccountNumber },
        ]}
      />
      {reveal?.error && (
        <ErrorAlert
          title={failedTitle('The bank details were not shown.', reveal.error)}
          messages={reveal.error.messages}
        />
      )}
      {reveal && (
        <div>
          <Button
            size="small"
            loading={reveal.pending}
            onClick={() => (reveal.details ? reveal.hide() : void reveal.show())}
          >
            {reveal.details ? hide : show}
          </Button>
        </div>
      )}
    </Stack>
  );
}
