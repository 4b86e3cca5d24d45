/** An item before anything is typed. */
export const blankItem = {
  description: '',
  quantity: 1,
  unitPrice: null,
  taxable: true,
  taxRatePercent: null,
} as const;
