/**
 * Every part of the design system, each with its own subpath export. The host shares the parts with the remotes one
 * by one at run time. So a remote never contains a second Griffel, and loads only the parts that its screens use.
 */
export const designSystemSubpaths = [
  'address',
  'autocomplete',
  'button',
  'card',
  'chart',
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
  'keys',
  'layout',
  'link',
  'menu',
  'money',
  'notices',
  'page-frame',
  'pager',
  'palette',
  'panel-message',
  'person',
  'record-card',
  'rich-text',
  'rich-text-editor',
  'skeleton',
  'stars',
  'status-badge',
  'style',
  'table',
  'tabs',
  'theme',
  'timeline',
  'tooltip',
] as const;

/** The subpath of one part of the design system. */
export type DesignSystemSubpath = (typeof designSystemSubpaths)[number];
