export { ChartBand, type ChartBandProps } from './ChartBand.tsx';
export { type ChartColumn, ColumnChart, type ColumnChartProps } from './ColumnChart.tsx';
export type { ChartStep } from './ramp.ts';
export { type BarPart, stackedBar } from './stackedBar.tsx';
