/** What the specifications promise and the console does not have yet. Only take lines away. */
export const notYet: Readonly<Record<'routes' | 'navigation', readonly string[]>> = {
  routes: [
    '/user/create',
    '/email-build-context/:id',
    '/email-template',
    '/email-template/create',
    '/email-template/:id',
    '/email-template/:id/update',
    '/email-sample-data',
    '/workflow',
    '/workflow/create',
    '/workflow/:id',
    '/feedback',
    '/feedback/:id',
    '/customer-quote',
    '/prompt-template',
    '/prompt-template/:id',
  ],
  navigation: ['Feedback', 'Quotes', 'Workflows', 'Email templates', 'Prompt templates'],
};
