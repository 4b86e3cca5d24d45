/** What is owed, as plain arithmetic on plain objects: the reference against which the database is tested. Pence and days only. */
export class MoneyModel {
  readonly invoices = new Map<string, number>();
  readonly receipts = new Map<string, { amount: number; used: number; live: boolean }>();
  readonly payments = new Map<
    string,
    { invoice: string; receipt: string | null; note: string | null; amount: number; live: boolean }
  >();
  /** Each move with its day: what the customer owes more, or less. */
  readonly moves: { readonly day: string; readonly amount: number }[] = [];

  issue(id: string, gross: number, day: string): void {
    this.invoices.set(id, gross);
    this.moves.push({ day, amount: gross });
  }

  receive(id: string, amount: number, day: string): void {
    this.receipts.set(id, { amount, used: 0, live: true });
    this.moves.push({ day, amount: -amount });
  }

  /** A part of a receipt or of a credit note moves to an invoice. The customer owes as much as before. */
  pay(id: string, invoice: string, amount: number, from: { receipt?: string; note?: string }): void {
    this.#owe(invoice, -amount);
    const receipt = this.receipts.get(from.receipt ?? '');
    if (receipt) receipt.used += amount;
    if (from.note) this.#owe(from.note, amount);
    this.payments.set(id, { invoice, receipt: from.receipt ?? null, note: from.note ?? null, amount, live: true });
  }

  /** A write-off lowers what is owed. What leaves a credit note raises it: `amount` has the sign. */
  settle(id: string, invoice: string, amount: number, day: string): void {
    this.#owe(invoice, amount);
    this.moves.push({ day, amount });
    this.payments.set(id, { invoice, receipt: null, note: null, amount: -amount, live: true });
  }

  takeBack(id: string, day: string): void {
    const payment = this.payments.get(id);
    if (!payment?.live) throw new Error(`${id} is no live payment.`);
    payment.live = false;
    this.#owe(payment.invoice, payment.amount);
    const receipt = this.receipts.get(payment.receipt ?? '');
    if (receipt) receipt.used -= payment.amount;
    if (payment.note) this.#owe(payment.note, -payment.amount);
    if (!receipt && !payment.note) this.moves.push({ day, amount: payment.amount });
  }

  returnReceipt(id: string, day: string): void {
    for (const [payment, { receipt, live }] of this.payments) if (receipt === id && live) this.takeBack(payment, day);
    const receipt = this.receipts.get(id);
    if (!receipt) throw new Error(`${id} is no receipt.`);
    receipt.live = false;
    this.moves.push({ day, amount: receipt.amount });
  }

  /** What the customer owed at the end of a day. */
  owedOn(day: string): number {
    return this.moves.filter((move) => move.day <= day).reduce((sum, { amount }) => sum + amount, 0);
  }

  onAccount(id: string): number {
    const receipt = this.receipts.get(id);
    return receipt?.live ? receipt.amount - receipt.used : 0;
  }

  #owe(invoice: string, amount: number): void {
    this.invoices.set(invoice, (this.invoices.get(invoice) ?? 0) + amount);
  }
}
