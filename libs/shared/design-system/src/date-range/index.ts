export { PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx';
export { changeUnit, type PeriodValue, periodLabel, periodUnits, thisMonth } from './periodValue.ts';
