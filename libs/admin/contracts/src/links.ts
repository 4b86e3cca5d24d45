import { defineLinks } from '@console/platform/links';

/** Every path of the domain. A parameter takes the API's id or the bare ulid. */
export const saleSignalLinks = defineLinks({
  /** The sale signals, newest first. */
  list: '/sale-signal',
  detail: '/sale-signal/:id',
});

export const feedbackLinks = defineLinks({
  /** What delegates, bookers and trainers have answered, newest first. */
  list: '/feedback',
  detail: '/feedback/:id',
});

export const customerQuoteLinks = defineLinks({
  /** Sentences quoted from feedback, newest first. */
  list: '/customer-quote',
});

export const emailLogLinks = defineLinks({
  /** The emails that were sent, newest first. */
  list: '/email-log',
  detail: '/email-log/:id',
  /** The addresses that have refused mail for good. */
  undeliverable: '/undeliverable-address',
});

export const workflowLinks = defineLinks({
  /** The workflows, by name. */
  list: '/workflow',
  create: '/workflow/create',
  /** A workflow with its scheduled jobs. */
  detail: '/workflow/:id',
});

export const emailTemplateLinks = defineLinks({
  /** The templates of emails, by name. */
  list: '/email-template',
  create: '/email-template/create',
  detail: '/email-template/:id',
  update: '/email-template/:id/update',
  /** The values of a record with which a template was filled in. */
  buildContext: '/email-build-context/:id',
  sampleData: '/email-sample-data',
});

export const promptTemplateLinks = defineLinks({
  /** The prompt templates, by name. */
  list: '/prompt-template',
  create: '/prompt-template/create',
  detail: '/prompt-template/:id',
});
