import { browserTests } from '@console/design-system/testing/vitest';

export default browserTests({
  name: 'classes-web in a browser',
  include: ['src/**/*.browser.test.tsx'],
  packages: ['zod/mini'],
});
