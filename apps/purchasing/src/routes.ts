import { defineRouteModules } from '@console/platform';

/** How the domain's screens load: loaders only, no page code. */
export default defineRouteModules({});
