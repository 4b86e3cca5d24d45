import { type allocationsForm, sumOfAllocations, whyNotAllocate } from '@console/billing-contracts';
import { Button } from '@console/design-system/button';
import { DateText } from '@console/design-system/date';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Money } from '@console/design-system/money';
import { countOf, formatMoney } from '@console/format';
import { type FormWith, type InputSchema, MoneyField, partOf, useFormValues } from '@console/forms';
import { useEffect, useRef } from 'react';
import { type ProposedAllocation, proposeAllocations } from './proposeAllocations.ts';
import type { OpenInvoices } from './useOpenInvoices.ts';

interface AllocationFieldsProps<Schema extends InputSchema> extends OpenInvoices {
  readonly form: FormWith<typeof allocationsForm, Schema>;
  /** The sum that the invoices share, in pence. */
  readonly whole: number;
}

/** What each invoice gets of a sum. The amounts follow the sum until one of them is changed by hand. */
export function AllocationFields<Schema extends InputSchema>({
  whole,
  open,
  more,
  ...props
}: AllocationFieldsProps<Schema>) {
  const form = partOf<typeof allocationsForm, Schema>(props.form);
  const { allocations } = useFormValues(form);
  const { setValue, formState } = form.state;
  const submitted = formState.isSubmitted;
  const proposed = useRef(allocations);
  const latest = useRef(allocations);
  useEffect(() => {
    latest.current = allocations;
  });
  const propose = (sum: number) => {
    proposed.current = proposeAllocations(open, sum);
    setValue('allocations', proposed.current, { shouldDirty: true, shouldValidate: submitted });
  };
  const follow = useRef(propose);
  useEffect(() => {
    follow.current = propose;
  });
  useEffect(() => {
    if (isSame(latest.current, proposed.current)) follow.current(whole);
  }, [whole]);
  if (open.length === 0) return <Text>This customer has no open invoice. All of it stays on account.</Text>;
  const isProposed = isSame(allocations, proposeAllocations(open, whole));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label="Invoices">
      <Stack gap="s">
        <Row justify="between">
          <Text role="strong">Invoices</Text>
          {!isProposed && (
            <Button size="small" onClick={() => propose(whole)}>
              Propose again
            </Button>
          )}
        </Row>
        {open.map(({ id, reference, documentDate, owed }, index) => (
          <Row key={id} justify="between">
            <Stack gap="none" grow>
              <Text>{reference}</Text>
              <Text role="meta">
                <DateText value={documentDate} />, owes <Money pence={owed} />
              </Text>
            </Stack>
            <MoneyField
              form={form}
              name={`allocations.${index}.amount`}
              label={`Amount for ${reference}`}
              labelHidden
            />
          </Row>
        ))}
        {more > 0 && <Text role="meta">{countOf(more, 'newer invoice')} not shown.</Text>}
        <div role="status">
          <Text role="meta">{restInWords(whole, allocations)}</Text>
        </div>
      </Stack>
    </div>
  );
}

type Allocations = readonly { readonly invoice?: unknown; readonly amount?: number | string | null | undefined }[];

const isSame = (some: Allocations, others: readonly ProposedAllocation[] | Allocations): boolean =>
  some.length === others.length && some.every(({ amount }, at) => (amount || null) === (others[at]?.amount || null));

function restInWords(amount: number, allocations: Allocations): string {
  if (amount <= 0) return 'Write the amount that came in.';
  const tooMuch = whyNotAllocate(amount, allocations);
  if (tooMuch !== null) return tooMuch;
  const rest = amount - sumOfAllocations(allocations);
  return rest === 0 ? 'All of it is for these invoices.' : `${formatMoney(rest)} of it stays on account.`;
}
