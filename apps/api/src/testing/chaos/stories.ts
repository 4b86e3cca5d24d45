/** A write, and by what its effect is counted afterwards: rows that hold a text of its own, or the versions of a row. */
export interface Write {
  readonly mutation: string;
  /** What the story needs to know of the record: `booking { id }`. */
  readonly answers: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly effect: { table: string; made: { column: string; text: string } } | { table: string; changed: string };
}

/** What somebody does, one write after the other; each is given the record that was answered, or nothing when it was refused. */
export type Story = Generator<Write, void, Record<string, unknown> | undefined>;

/** What stories are about. */
export interface Subjects {
  /** Ulids of purchase orders that wait for their acknowledgement; each is taken once. */
  orders: string[];
}

/** Acknowledges the next order. */
export function* acknowledging({ orders }: Subjects): Story {
  const id = orders.pop();
  if (id === undefined) throw new Error('There are no more orders to acknowledge.');
  yield {
    mutation: 'acknowledgePurchaseOrder',
    answers: 'purchaseOrder { id }',
    input: { id: `purchase_orders/${id}` },
    effect: { table: 'purchase_order', changed: id },
  };
}
