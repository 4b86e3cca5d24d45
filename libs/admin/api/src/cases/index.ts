import type { DomainCases } from '@console/api-kit/testing';
import { previewEmail, releaseAddress, resendEmail, sendEmail, tryEmailsAgain } from './emails.ts';
import { emailTemplateCases } from './emailTemplates.ts';
import { feedbackCases } from './feedback.ts';
import { promptTemplateCases } from './promptTemplates.ts';
import { saleSignalCases } from './saleSignals.ts';
import { workflowCases } from './workflows.ts';

export const cases: DomainCases = {
  mutations: [
    resendEmail,
    sendEmail,
    previewEmail,
    tryEmailsAgain,
    releaseAddress,
    ...emailTemplateCases,
    ...promptTemplateCases,
    ...workflowCases,
    ...feedbackCases,
    ...saleSignalCases,
  ],
  effects: [
    { mutation: 'inviteUser', expectedChanges: ['created emails/*', 'created email_logs/*'] },
    { mutation: 'inviteUserAgain', expectedChanges: ['created emails/*', 'created email_logs/*'] },
    { mutation: 'resetSecondFactor', expectedChanges: ['created emails/*', 'created email_logs/*'] },
    { mutation: 'unbindProviderAccount', expectedChanges: ['created emails/*', 'created email_logs/*'] },
    { mutation: 'updateUserPassword', expectedChanges: ['created emails/*', 'created email_logs/*'] },
    { mutation: 'recordPreCourseAnswers', expectedChanges: ['created feedbacks/*'] },
    {
      mutation: 'deleteCustomerContact',
      refused: [
        {
          when: 'a sale signal is about the contact',
          sql: `UPDATE sale_signal SET (person_id, customer_id) = (SELECT id, customer_id FROM person WHERE id = :id)
            WHERE id = (SELECT id FROM sale_signal ORDER BY id LIMIT 1)`,
          message: '1 other record refers to this contact, so it cannot be deleted.',
        },
      ],
    },
  ],
};
