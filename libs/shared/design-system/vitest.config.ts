import { browserTests } from './src/testing/browserTests.ts';

export default browserTests({
  name: 'design-system',
  packages: [
    '@fluentui/react-calendar-compat',
    '@fluentui/react-datepicker-compat',
    '@lexical/clipboard',
    '@lexical/history',
    '@lexical/html',
    '@lexical/link',
    '@lexical/list',
    '@lexical/rich-text',
    'dompurify',
    'lexical',
  ],
  inLosAngeles: ['src/date-*/*.test.tsx'],
});
