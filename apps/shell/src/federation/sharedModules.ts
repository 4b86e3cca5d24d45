import type { SharedModule } from '@console/federation';
import * as format from '@console/format';
import * as platform from '@console/platform';
import * as links from '@console/platform/links';
import * as list from '@console/platform/list';
import * as platformRouter from '@console/platform/router';
import * as relay from '@console/relay';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRelay from 'react-relay';
import * as relayRuntime from 'relay-runtime';

type Module = object;

/**
 * What the shell hands to every remote (FED-05): the very modules that it runs on itself, and each part of the design system, fetched
 * when the first remote asks for it. The type holds this table to the list that the remotes are built against.
 */
export const sharedModules: Record<SharedModule, () => Module | Promise<Module>> = {
  react: () => react,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => reactDom,
  'react-relay': () => reactRelay,
  'relay-runtime': () => relayRuntime,
  '@console/format': () => format,
  '@console/platform': () => platform,
  '@console/platform/links': () => links,
  '@console/platform/list': () => list,
  '@console/platform/router': () => platformRouter,
  '@console/relay': () => relay,
  '@console/design-system/address': () => import('@console/design-system/address'),
  '@console/design-system/autocomplete': () => import('@console/design-system/autocomplete'),
  '@console/design-system/button': () => import('@console/design-system/button'),
  '@console/design-system/card': () => import('@console/design-system/card'),
  '@console/design-system/date': () => import('@console/design-system/date'),
  '@console/design-system/date-range': () => import('@console/design-system/date-range'),
  '@console/design-system/description-list': () => import('@console/design-system/description-list'),
  '@console/design-system/dialog': () => import('@console/design-system/dialog'),
  '@console/design-system/empty-state': () => import('@console/design-system/empty-state'),
  '@console/design-system/error-alert': () => import('@console/design-system/error-alert'),
  '@console/design-system/field': () => import('@console/design-system/field'),
  '@console/design-system/filter-bar': () => import('@console/design-system/filter-bar'),
  '@console/design-system/icons': () => import('@console/design-system/icons'),
  '@console/design-system/layout': () => import('@console/design-system/layout'),
  '@console/design-system/link': () => import('@console/design-system/link'),
  '@console/design-system/menu': () => import('@console/design-system/menu'),
  '@console/design-system/money': () => import('@console/design-system/money'),
  '@console/design-system/notices': () => import('@console/design-system/notices'),
  '@console/design-system/page-frame': () => import('@console/design-system/page-frame'),
  '@console/design-system/pager': () => import('@console/design-system/pager'),
  '@console/design-system/panel-message': () => import('@console/design-system/panel-message'),
  '@console/design-system/person': () => import('@console/design-system/person'),
  '@console/design-system/skeleton': () => import('@console/design-system/skeleton'),
  '@console/design-system/stars': () => import('@console/design-system/stars'),
  '@console/design-system/status-badge': () => import('@console/design-system/status-badge'),
  '@console/design-system/table': () => import('@console/design-system/table'),
  '@console/design-system/tabs': () => import('@console/design-system/tabs'),
  '@console/design-system/theme': () => import('@console/design-system/theme'),
  '@console/design-system/tooltip': () => import('@console/design-system/tooltip'),
};
