import './refreshes.ts';

export { Email } from './Email.ts';
export { EmailLog } from './EmailLog.ts';
export { migrations } from './migrations.ts';
export { SaleSignal } from './SaleSignal.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
