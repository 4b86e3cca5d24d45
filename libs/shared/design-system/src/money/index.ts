export { Money, type MoneyProps } from './Money.tsx';
export { priceTotals, type TotalLine, Totals } from './Totals.tsx';
