import { defineRouteModules } from '@console/platform';

/** How the domain's screens load. A screen with a query says so in the `route.ts` of its folder. */
export default defineRouteModules({
  'admin.email-logs': () => import('./email-log-list/route.ts'),
  'admin.email-log': () => import('./email-log-detail/route.ts'),
  'admin.undeliverable-addresses': () => import('./undeliverable-list/route.ts'),
  'admin.feedbacks': () => import('./feedback-list/route.ts'),
  'admin.feedback': () => import('./feedback-detail/route.ts'),
  'admin.customer-quotes': () => import('./customer-quote-list/route.ts'),
  'admin.sale-signals': () => import('./sale-signal-list/route.ts'),
  'admin.sale-signal': () => import('./sale-signal-detail/route.ts'),
  'admin.email-templates': () => import('./email-template-list/route.ts'),
  'admin.email-template-create': () => import('./email-template-create/route.ts'),
  'admin.email-template': () => import('./email-template-detail/route.ts'),
  'admin.email-template-update': () => import('./email-template-update/route.ts'),
  'admin.email-build-context': () => import('./email-build-context/route.ts'),
  'admin.email-sample-data': () => import('./email-sample-data/route.ts'),
  'admin.prompt-templates': () => import('./prompt-template-list/route.ts'),
  'admin.prompt-template-create': () => import('./prompt-template-create/route.ts'),
  'admin.prompt-template': () => import('./prompt-template-detail/route.ts'),
  'admin.users': () => import('./user-list/route.ts'),
  'admin.user-create': { page: () => import('./user-create/UserCreatePage.tsx') },
  'admin.user': () => import('./user-detail/route.ts'),
  'admin.workflows': () => import('./workflow-list/route.ts'),
  'admin.create-workflow': () => import('./create-workflow/route.ts'),
  'admin.workflow': () => import('./workflow-detail/route.ts'),
});
