export { PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx';
export { changeUnit, type PeriodValue, periodLabel, periodUnits } from './periodValue.ts';
