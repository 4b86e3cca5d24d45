export { Money, type MoneyProps } from './Money.tsx';
export { type TotalLine, Totals } from './Totals.tsx';
