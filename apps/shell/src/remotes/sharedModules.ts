import type { SharedModule } from '@console/federation';
import * as format from '@console/format';
import * as listDefinition from '@console/lists/definition';
import * as platform from '@console/platform';
import * as links from '@console/platform/links';
import * as platformRouter from '@console/platform/router';
import * as slots from '@console/platform/slots';
import * as relay from '@console/relay';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRelay from 'react-relay';
import * as relayRuntime from 'relay-runtime';

type Module = object;

/**
 * The modules that the shell shares with every remote (FED-05). The parts of the design system are loaded when a remote
 * first uses one. The small parts are in one chunk, because every screen uses about a dozen of them. The parts that
 * records and forms show, and the class list does not, are in other chunks. The type makes sure that this table has
 * every module that remotes may share.
 */
export const sharedModules: Record<SharedModule, () => Module | Promise<Module>> = {
  react: () => react,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => reactDom,
  'react-relay': () => reactRelay,
  'relay-runtime': () => relayRuntime,
  '@console/format': () => format,
  '@console/forms': () => import(/* webpackChunkName: 'forms' */ '@console/forms'),
  '@console/lists': () => import(/* webpackChunkName: 'parts' */ '@console/lists'),
  '@console/lists/definition': () => listDefinition,
  '@console/platform': () => platform,
  '@console/platform/links': () => links,
  '@console/platform/router': () => platformRouter,
  '@console/platform/slots': () => slots,
  '@console/relay': () => relay,
  '@console/relay/queue': () => import(/* webpackChunkName: 'queue' */ '@console/relay/queue'),
  '@console/design-system/address': () => import(/* webpackChunkName: 'records' */ '@console/design-system/address'),
  '@console/design-system/autocomplete': () =>
    import(/* webpackChunkName: 'forms' */ '@console/design-system/autocomplete'),
  '@console/design-system/button': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/button'),
  '@console/design-system/card': () => import(/* webpackChunkName: 'records' */ '@console/design-system/card'),
  '@console/design-system/chart': () => import(/* webpackChunkName: 'chart' */ '@console/design-system/chart'),
  '@console/design-system/code-editor': () => import('@console/design-system/code-editor'),
  '@console/design-system/date': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/date'),
  '@console/design-system/date-field': () => import('@console/design-system/date-field'),
  '@console/design-system/date-range': () =>
    import(/* webpackChunkName: 'parts' */ '@console/design-system/date-range'),
  '@console/design-system/description-list': () =>
    import(/* webpackChunkName: 'records' */ '@console/design-system/description-list'),
  '@console/design-system/dialog': () => import(/* webpackChunkName: 'dialogs' */ '@console/design-system/dialog'),
  '@console/design-system/empty-state': () =>
    import(/* webpackChunkName: 'parts' */ '@console/design-system/empty-state'),
  '@console/design-system/error-alert': () =>
    import(/* webpackChunkName: 'dialogs' */ '@console/design-system/error-alert'),
  '@console/design-system/field': () => import(/* webpackChunkName: 'forms' */ '@console/design-system/field'),
  '@console/design-system/filter-bar': () =>
    import(/* webpackChunkName: 'parts' */ '@console/design-system/filter-bar'),
  '@console/design-system/icons': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/icons'),
  '@console/design-system/inputs': () => import(/* webpackChunkName: 'forms' */ '@console/design-system/inputs'),
  '@console/design-system/keys': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/keys'),
  '@console/design-system/layout': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/layout'),
  '@console/design-system/link': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/link'),
  '@console/design-system/menu': () => import('@console/design-system/menu'),
  '@console/design-system/money': () => import('@console/design-system/money'),
  '@console/design-system/notices': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/notices'),
  '@console/design-system/page-frame': () =>
    import(/* webpackChunkName: 'parts' */ '@console/design-system/page-frame'),
  '@console/design-system/pager': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/pager'),
  '@console/design-system/palette': () => import(/* webpackChunkName: 'palette' */ '@console/design-system/palette'),
  '@console/design-system/panel-message': () =>
    import(/* webpackChunkName: 'parts' */ '@console/design-system/panel-message'),
  '@console/design-system/person': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/person'),
  '@console/design-system/record-card': () =>
    import(/* webpackChunkName: 'parts' */ '@console/design-system/record-card'),
  '@console/design-system/rich-text': () => import('@console/design-system/rich-text'),
  '@console/design-system/rich-text-editor': () => import('@console/design-system/rich-text-editor'),
  '@console/design-system/selection': () =>
    import(/* webpackChunkName: 'selection' */ '@console/design-system/selection'),
  '@console/design-system/skeleton': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/skeleton'),
  '@console/design-system/stars': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/stars'),
  '@console/design-system/status-badge': () =>
    import(/* webpackChunkName: 'parts' */ '@console/design-system/status-badge'),
  '@console/design-system/style': () => import(/* webpackChunkName: 'records' */ '@console/design-system/style'),
  '@console/design-system/sums': () => import('@console/design-system/sums'),
  '@console/design-system/table': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/table'),
  '@console/design-system/tabs': () => import(/* webpackChunkName: 'records' */ '@console/design-system/tabs'),
  '@console/design-system/theme': () => import(/* webpackChunkName: 'parts' */ '@console/design-system/theme'),
  '@console/design-system/timeline': () => import(/* webpackChunkName: 'records' */ '@console/design-system/timeline'),
  '@console/design-system/tooltip': () => import(/* webpackChunkName: 'records' */ '@console/design-system/tooltip'),
};
