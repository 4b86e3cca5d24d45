export { BulkBar } from './BulkBar.tsx';
export { BulkWork } from './BulkWork.tsx';
