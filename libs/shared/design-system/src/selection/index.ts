export { CopyNames, type CopyNamesProps } from './CopyNames.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
export { WorkStrip } from './WorkStrip.tsx';
