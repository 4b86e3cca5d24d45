import type { DisplayedPage } from '@console/platform';
import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router';
import { type Entered, enterRoute } from '../routing/enterRoute.ts';
import type { RouteContext } from '../routing/RouteContext.ts';
import type { RouteTable } from '../routing/RouteTable.ts';
import { FirstLoad } from '../screens/FirstLoad.tsx';
import { NoScreens } from '../screens/NoScreens.tsx';
import { UnknownScreen } from '../screens/NotFoundScreen.tsx';
import { RouteFailure } from '../screens/RouteFailure.tsx';
import { RouteScreen } from '../screens/RouteScreen.tsx';
import { ConsoleLayout } from './ConsoleLayout.tsx';

/**
 * Creates the console's only router, from the routes of the registry. `/` redirects to `/dashboard`, and `/dashboard` to the landing
 * screen (C§2). An address without a route shows "not found" (NAV-18). A screen that fails leaves the frame around it working.
 */
export function createConsoleRouter(table: RouteTable, context: RouteContext): DataRouter {
  // The first screen loads while the router is being created.
  let router: DataRouter | undefined;
  const screens = table.all.map(
    (owned): RouteObject => ({
      id: owned.route.id,
      path: owned.route.path,
      loader: ({ params, request }: LoaderFunctionArgs) =>
        enterRoute(
          context,
          owned,
          { params, url: new URL(request.url), now: new Date() },
          displayedPage(router, owned.route.id),
        ),
      element: <RouteScreen owned={owned} />,
      // The screen's route has the fallback. On the layout's route it would unmount the frame when the first screen
      // arrives.
      HydrateFallback: FirstLoad,
      errorElement: <RouteFailure owned={owned} />,
    }),
  );
  router = createBrowserRouter([
    ...galleryRoutes,
    {
      element: <ConsoleLayout />,
      errorElement: <RouteFailure />,
      children: [
        ...['/', '/app', '/login'].map((path) => ({
          path,
          loader: () => redirect('/dashboard'),
          HydrateFallback: FirstLoad,
        })),
        {
          path: '/dashboard',
          loader: () => (table.landing === undefined ? null : redirect(table.landing)),
          element: <NoScreens />,
          HydrateFallback: FirstLoad,
        },
        ...screens,
        { path: '*', element: <UnknownScreen /> },
      ],
    },
  ]);
  return router;
}

function displayedPage(router: DataRouter | undefined, route: string): DisplayedPage | null {
  if (!router) return null;
  const { location, loaderData } = router.state;
  const entered: Entered | undefined = loaderData[route];
  return entered?.kind === 'page' ? { location, data: entered.data } : null;
}

/** The gallery of the design system at `/design`. A production build contains none of its code. */
const galleryRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/design',
          lazy: async () => ({ Component: (await import('@console/design-system/gallery')).default }),
        },
      ];
