import type { createPublicBookingItemInput } from '@console/bookings-contracts';
import { Card } from '@console/design-system/card';
import { Field } from '@console/design-system/field';
import { countOf } from '@console/format';
import { type ConsoleForm, Form, useFormField } from '@console/forms';
import { ItemPriceFields } from '../item-price/ItemPriceFields.tsx';
import { ItemTotals } from '../item-price/ItemTotals.tsx';
import { ChosenClass } from './ChosenClass.tsx';
import type { ChosenClassState } from './useChosenClass.ts';

export interface PublicItemFormProps {
  readonly form: ConsoleForm<typeof createPublicBookingItemInput>;
  /** The id of the chosen class. */
  readonly id: string | null;
  readonly chosen: ChosenClassState;
  readonly onCancel: () => void;
}

/** The form for seats on the chosen class: quantity and price. */
export function PublicItemForm({ form, id, chosen, onCancel }: PublicItemFormProps) {
  const { fieldProps } = useFormField({ form, name: 'class' });
  return (
    <Card title="Seats">
      <Form form={form} submit="Add item" failed="The item was not added." onCancel={onCancel}>
        <Field {...fieldProps} group>
          <ChosenClass id={id} class={chosen} />
        </Field>
        <ItemPriceFields
          form={form}
          most={chosen.known ? `${countOf(chosen.known.seatsFreeCount, 'seat')} left` : undefined}
        />
        <ItemTotals form={form} />
      </Form>
    </Card>
  );
}
