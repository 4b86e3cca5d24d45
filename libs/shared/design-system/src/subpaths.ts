/**
 * Every part of the design system, each a subpath export of its own. The host shares them with the remotes one by one at run
 * time, so a remote never brings a second Griffel, and loads only the parts its screens use.
 */
export const designSystemSubpaths = [
  'address',
  'autocomplete',
  'button',
  'card',
  'date',
  'date-field',
  'date-range',
  'description-list',
  'dialog',
  'empty-state',
  'error-alert',
  'field',
  'filter-bar',
  'icons',
  'inputs',
  'layout',
  'link',
  'menu',
  'money',
  'notices',
  'page-frame',
  'pager',
  'panel-message',
  'person',
  'rich-text',
  'rich-text-editor',
  'skeleton',
  'stars',
  'status-badge',
  'table',
  'tabs',
  'theme',
  'timeline',
  'tooltip',
] as const;

export type DesignSystemSubpath = (typeof designSystemSubpaths)[number];
