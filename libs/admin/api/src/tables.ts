export * from './tables/emails.ts';
export * from './tables/emailTemplates.ts';
export * from './tables/feedback.ts';
export * from './tables/promptTemplates.ts';
export * from './tables/saleSignals.ts';
export * from './tables/workflows.ts';
