import { Inset } from '@console/design-system/card';
import { Row, Stack } from '@console/design-system/layout';
import { priceTotals, Totals } from '@console/design-system/money';
import { ActionAddButton } from '@console/design-system/tooltip';
import { capitalized } from '@console/format';
import type { FormFieldProps, InputSchema, ListEdit } from '@console/forms';
import { PricedLine } from './PricedLine.tsx';
import { type TypedLine, typedTotals } from './typedTotals.ts';

export interface PricedLinesFieldsProps<Schema extends InputSchema, Line extends TypedLine>
  extends Pick<FormFieldProps<Schema>, 'form' | 'name'> {
  /** What the form holds in the field `name` now. */
  readonly lines: readonly Line[];
  /** `useListEdit(form, name)`. */
  readonly list: ListEdit<Line[]>;
  /** A line before anything is typed: `blankPricedLine`, with what the input has besides. */
  readonly blank: Line;
  readonly noun: readonly [one: string, several: string];
  /** The document, as a sentence begins: 'An invoice'. */
  readonly document: string;
  /** The most lines of the document. */
  readonly most: number;
}

/**
 * All lines of a document with prices, for a list of the rule `pricedLineFields`: change, add and remove them. The totals follow
 * what is typed. A document has at least one line.
 */
export function PricedLinesFields<Schema extends InputSchema, Line extends TypedLine>(
  props: PricedLinesFieldsProps<Schema, Line>,
) {
  const { form, name, lines, list, blank, noun, document, most } = props;
  const [one, several] = noun;
  const { net, tax } = typedTotals(lines);

  function remove(index: number) {
    const left = lines.filter((_, place) => place !== index);
    list.change(left, { place: Math.min(index, left.length - 1), control: '[data-remove]' });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div ref={list.container} role="group" aria-label={capitalized(several)}>
      <Stack gap="l">
        {lines.map(({ taxable }, index) => (
          <PricedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form are named by their place
            key={index}
            form={form}
            name={`${name}.${index}` as typeof name}
            index={index}
            noun={one}
            taxable={taxable === true}
            refusal={lines.length === 1 ? `${document} has at least one ${one}.` : null}
            onRemove={() => remove(index)}
          />
        ))}
        <Row>
          <ActionAddButton
            place="form"
            refusal={lines.length < most ? null : `${document} has at most ${most} ${several}.`}
            onClick={() => list.change([...lines, blank], { place: lines.length, control: 'input' })}
          >
            {/^[aeiou]/.test(one) ? `Add an ${one}` : `Add a ${one}`}
          </ActionAddButton>
        </Row>
        <Inset>
          <Totals lines={priceTotals(net, tax)} />
        </Inset>
      </Stack>
    </div>
  );
}

/** A line before anything is typed. */
export const blankPricedLine = {
  description: '',
  quantity: 1,
  unitPrice: null,
  taxable: true,
  taxRatePercent: null,
} as const;
