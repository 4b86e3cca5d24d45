import { emailLogLinks } from '@console/admin-contracts';
import type { BulkActions } from '@console/core-web';
import { ArrowClockwiseIcon } from '@console/design-system/icons';
import { graphql } from 'react-relay';

/** What can be done with many email logs. */
export default {
  target: 'email_logs',
  noun: ['email', 'emails'],
  linkOf: emailLogLinks.detail,
  actions: [
    {
      name: 'tryEmailsAgain',
      label: 'Try again',
      icon: <ArrowClockwiseIcon size={16} />,
      text: 'They are sent to those of their recipients who do not have them.',
      doing: 'Queuing emails',
      done: 'queued',
      mutation: graphql`
        mutation emailLogBulkMutation($input: tryEmailsAgainInput!) {
          started: tryEmailsAgain(input: $input) {
            job {
              id
            }
          }
        }
      `,
    },
  ],
  files: [],
} satisfies BulkActions;
