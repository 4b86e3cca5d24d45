export { type Sum, SumLine, type SumLineProps } from './SumLine.tsx';
