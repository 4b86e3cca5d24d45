import { defineEnumeration, type ValueOf } from '@console/rules';

/** How a template is written (C§3): as HTML, or in the editor of blocks. */
export const emailTemplateTypes = defineEnumeration({ html: 'HTML', unlayer: 'Blocks' });
export type EmailTemplateType = ValueOf<typeof emailTemplateTypes>;

/** The ways on which a template is sent (C§3). */
export const channels = ['email'] as const;
