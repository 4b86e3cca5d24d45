import { browserTests } from './src/testing/browserTests.ts';

export default browserTests({
  name: 'design-system',
  packages: [
    '@codemirror/autocomplete',
    '@codemirror/commands',
    '@codemirror/lang-html',
    '@codemirror/lang-liquid',
    '@codemirror/language',
    '@codemirror/search',
    '@codemirror/state',
    '@codemirror/view',
    '@fluentui/react-calendar-compat',
    '@fluentui/react-datepicker-compat',
    '@lexical/clipboard',
    '@lexical/history',
    '@lexical/html',
    '@lexical/link',
    '@lexical/list',
    '@lexical/rich-text',
    '@lezer/highlight',
    'dompurify',
    'lexical',
  ],
  inLosAngeles: ['src/date-*/*.test.tsx'],
});
