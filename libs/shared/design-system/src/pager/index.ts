export { Pager, type PagerProps, rangeText } from './Pager.tsx';
