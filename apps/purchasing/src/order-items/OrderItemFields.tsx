import { defaultTaxRatePercent } from '@console/bookings-contracts';
import { DeleteIcon } from '@console/design-system/icons';
import { Grid, Row, Stack, Text } from '@console/design-system/layout';
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
import type { newOrderItems } from '@console/purchasing-contracts';

export interface OrderItemFieldsProps {
  readonly form: ConsoleForm<typeof newOrderItems>;
  readonly index: number;
  /** The reason why the item cannot be removed. */
  readonly refusal: string | null;
  readonly onRemove: () => void;
}

/** One item of an order: what is bought, how much of it, at which price and tax. */
export function OrderItemFields({ form, index, refusal, onRemove }: OrderItemFieldsProps) {
  const taxable = useFormValues(form).items[index]?.taxable === true;
  const path = `items.${index}` as const;
  const name = `Item ${index + 1}`;
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
            aria-label={`Remove item ${index + 1}`}
            data-remove
            refusal={refusal}
            onClick={onRemove}
          />
        </Row>
        <TextField form={form} name={`${path}.description`} />
        <Grid columns={3}>
          <NumberField form={form} name={`${path}.quantity`} />
          <MoneyField form={form} name={`${path}.unitPrice`} />
          {taxable && (
            <PercentageField
              form={form}
              name={`${path}.taxRatePercent`}
              hint={`${defaultTaxRatePercent}% when empty`}
            />
          )}
        </Grid>
        <CheckboxField form={form} name={`${path}.taxable`} />
      </Stack>
    </div>
  );
}
