import './EmailLog.ts';
import './Email.ts';
import './SaleSignal.ts';
import './refreshes.ts';

export { migrations } from './migrations.ts';
export { Email, EmailLog, SaleSignal } from './nodes.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
