import { defaultTaxRatePercent } from '@console/core-contracts';
import { DeleteIcon } from '@console/design-system/icons';
import { Pairs, Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { capitalized } from '@console/format';
import {
  CheckboxField,
  type FormFieldProps,
  type InputSchema,
  MoneyField,
  NumberField,
  PercentageField,
  TextField,
} from '@console/forms';

export interface PricedLineProps<Schema extends InputSchema> extends Pick<FormFieldProps<Schema>, 'form' | 'name'> {
  /** Its place in the list. */
  readonly index: number;
  readonly noun: string;
  readonly taxable: boolean;
  /** The reason why the line cannot be removed. */
  readonly refusal: string | null;
  readonly onRemove: () => void;
}

/** The fields of one line, which `name` names: 'lines.0'. */
export function PricedLine<Schema extends InputSchema>(props: PricedLineProps<Schema>) {
  const { form, name, index, noun, taxable, refusal, onRemove } = props;
  const numbered = `${noun} ${index + 1}`;
  const title = capitalized(numbered);
  const part = (field: string) => ({ form, name: `${name}.${field}` as typeof name });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label={title} data-place={index}>
      <Stack gap="s">
        <Row justify="between">
          <Text role="strong">{title}</Text>
          <ActionButton
            appearance="subtle"
            size="small"
            icon={<DeleteIcon size={16} />}
            aria-label={`Remove ${numbered}`}
            data-remove
            refusal={refusal}
            onClick={onRemove}
          />
        </Row>
        <TextField {...part('description')} />
        <Pairs least={140}>
          <NumberField {...part('quantity')} />
          <MoneyField {...part('unitPrice')} />
        </Pairs>
        <Pairs least={140}>
          <CheckboxField {...part('taxable')} />
          {taxable && (
            <PercentageField {...part('taxRatePercent')} hint={`${defaultTaxRatePercent}% when none is given`} />
          )}
        </Pairs>
      </Stack>
    </div>
  );
}
