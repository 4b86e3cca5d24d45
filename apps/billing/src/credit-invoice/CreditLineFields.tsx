import { type CreditableLine, type creditInvoiceInput, leftOfLine } from '@console/billing-contracts';
import { Button } from '@console/design-system/button';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import { formatMoney } from '@console/format';
import { type ConsoleForm, MoneyField, useFormValues } from '@console/forms';
import { sumOfCredit } from './creditableLine.ts';

interface CreditLineFieldsProps {
  readonly form: ConsoleForm<typeof creditInvoiceInput>;
  readonly lines: readonly (CreditableLine & { readonly description: string })[];
}

/** What is credited of each line, with VAT. */
export function CreditLineFields({ form, lines }: CreditLineFieldsProps) {
  const { lines: typed } = useFormValues(form);
  const { setValue, formState } = form.state;
  const { gross, tax } = sumOfCredit(lines, typed);
  const all = lines.reduce((sum, line) => sum + leftOfLine(line), 0);
  const creditAll = () =>
    setValue(
      'lines',
      lines.map((line) => ({ line: line.id, amount: leftOfLine(line) || null })),
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label="Lines">
      <Stack gap="s">
        <Row justify="between">
          <Text role="strong">Lines, with VAT</Text>
          {gross < all && (
            <Button size="small" onClick={creditAll}>
              Credit all
            </Button>
          )}
        </Row>
        {lines.map((line, index) => (
          <Row key={line.id} justify="between">
            <Stack gap="none" grow>
              <Text>{line.description}</Text>
              <Text role="meta">
                <Money pence={leftOfLine(line)} /> left of <Money pence={line.net + line.tax} />
              </Text>
            </Stack>
            <MoneyField
              form={form}
              name={`lines.${index}.amount`}
              label={`Amount of ${line.description}`}
              labelHidden
            />
          </Row>
        ))}
        <div role="status">
          <Text role="meta">
            {gross === 0
              ? 'Write what is credited of at least one line.'
              : `Credits ${formatMoney(gross)}, of which ${formatMoney(tax)} is VAT.`}
          </Text>
        </div>
      </Stack>
    </div>
  );
}
