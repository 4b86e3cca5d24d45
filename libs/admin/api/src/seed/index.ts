export { type EmailedBooking, insertEmails } from './emails.ts';
export { seedEmailTemplates } from './emailTemplates.ts';
export { type AskedPerson, askedPeople, seedFeedback } from './feedback.ts';
export { seedPromptTemplates } from './promptTemplates.ts';
export { seedSaleSignals } from './saleSignals.ts';
export { seedWorkflows } from './workflows.ts';
