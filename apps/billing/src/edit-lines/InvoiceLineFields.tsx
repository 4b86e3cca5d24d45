import type { editInvoiceLinesInput } from '@console/billing-contracts';
import { defaultTaxRatePercent } from '@console/bookings-contracts';
import { DeleteIcon } from '@console/design-system/icons';
import { Pairs, Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import {
  CheckboxField,
  type ConsoleForm,
  MoneyField,
  NumberField,
  PercentageField,
  TextField,
  useFormValues,
} from '@console/forms';

export interface InvoiceLineFieldsProps {
  readonly form: ConsoleForm<typeof editInvoiceLinesInput>;
  readonly index: number;
  /** The reason why the line cannot be removed. */
  readonly refusal: string | null;
  readonly onRemove: () => void;
}

/** One line of a draft: what is sold, how much of it, at which price and tax. */
export function InvoiceLineFields({ form, index, refusal, onRemove }: InvoiceLineFieldsProps) {
  const taxable = useFormValues(form).lines[index]?.taxable === true;
  const path = `lines.${index}` as const;
  const name = `Line ${index + 1}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label={name} data-place={index}>
      <Stack gap="s">
        <Row justify="between">
          <Text role="strong">{name}</Text>
          <ActionButton
            appearance="subtle"
            size="small"
            icon={<DeleteIcon size={16} />}
            aria-label={`Remove line ${index + 1}`}
            data-remove
            refusal={refusal}
            onClick={onRemove}
          />
        </Row>
        <TextField form={form} name={`${path}.description`} />
        <Pairs least={140}>
          <NumberField form={form} name={`${path}.quantity`} />
          <MoneyField form={form} name={`${path}.unitPrice`} />
        </Pairs>
        <Pairs least={140}>
          <CheckboxField form={form} name={`${path}.taxable`} />
          {taxable && (
            <PercentageField
              form={form}
              name={`${path}.taxRatePercent`}
              hint={`${defaultTaxRatePercent}% when none is given`}
            />
          )}
        </Pairs>
      </Stack>
    </div>
  );
}
