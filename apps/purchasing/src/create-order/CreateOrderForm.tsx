import { classLinks } from '@console/classes-contracts';
import { ClassField } from '@console/classes-web';
import { blankPricedLine } from '@console/core-web';
import { Grid, Stack } from '@console/design-system/layout';
import { emptyValues, Form, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { createPurchaseOrderInput, purchaseOrderLinks, supplierLinks } from '@console/purchasing-contracts';
import { SupplierField } from '@console/purchasing-web';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { OrderItemsFields } from '../order-items/OrderItemsFields.tsx';
import type { CreateOrderForm_class$key } from './__generated__/CreateOrderForm_class.graphql.ts';
import type { CreateOrderForm_supplier$key } from './__generated__/CreateOrderForm_supplier.graphql.ts';
import { useCreateOrder } from './useCreateOrder.ts';

export interface CreateOrderFormProps {
  readonly supplier: CreateOrderForm_supplier$key | null;
  readonly class: CreateOrderForm_class$key | null;
}

/** The form for a new purchase order. It can begin with a supplier or a class. */
export function CreateOrderForm(props: CreateOrderFormProps) {
  const supplier = useFragment(
    graphql`
      fragment CreateOrderForm_supplier on Supplier {
        id
        ...supplierOption_supplier
      }
    `,
    props.supplier,
  );
  const trainingClass = useFragment(
    graphql`
      fragment CreateOrderForm_class on TrainingClass {
        id
        ...classOption_class
      }
    `,
    props.class,
  );
  const { commit, error } = useCreateOrder();
  const known = { supplier: supplier?.id ?? '', trainingClass: trainingClass?.id ?? '' };
  const [saved] = useState(() => emptyValues(createPurchaseOrderInput, { ...known, items: [{ ...blankPricedLine }] }));
  const form = useConsoleForm({
    // Each way to this screen has a separate draft.
    name: ['create-order', ...Object.values(known)].join(' '),
    input: createPurchaseOrderInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createPurchaseOrder }) => {
      const made = createPurchaseOrder?.purchaseOrder;
      return leave(made ? purchaseOrderLinks.detail(made.id) : purchaseOrderLinks.list());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  const cameFrom = trainingClass
    ? classLinks.detail(trainingClass.id)
    : supplier
      ? supplierLinks.detail(supplier.id)
      : purchaseOrderLinks.list();
  return (
    <Form
      form={form}
      submit="Create order"
      failed="The purchase order was not created."
      onCancel={() => leave(listAddress(cameFrom))}
    >
      <Stack gap="l">
        <Grid columns={2}>
          <SupplierField form={form} name="supplier" chosen={supplier} />
          <ClassField form={form} name="trainingClass" chosen={trainingClass} placeholder="No class" />
        </Grid>
        <OrderItemsFields form={form} />
      </Stack>
    </Form>
  );
}
