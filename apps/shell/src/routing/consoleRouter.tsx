import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { ConsoleLayout } from '../console/ConsoleLayout.tsx';
import { FirstLoad } from '../console/FirstLoad.tsx';
import { type Entry, enterRoute } from './enterRoute.ts';
import { galleryRoutes } from './galleryRoutes.ts';
import { NoScreens } from './NoScreens.tsx';
import { UnknownScreen } from './NotFoundScreen.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import type { RouteTable } from './RouteTable.ts';

export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The console's only router. Its routes are the registry's: `/` leads to `/dashboard`, which leads to the landing screen (C§2); what no
 * live remote registers is not found (NAV-18). Every screen fails by itself, inside the frame.
 */
export function createConsoleRouter(table: RouteTable, entry: Entry): ConsoleRouter {
  const screens = table.all.map(
    (owned): RouteObject => ({
      id: owned.route.id,
      path: owned.route.path,
      loader: ({ params, request }: LoaderFunctionArgs) =>
        enterRoute(entry, owned, { params, url: new URL(request.url), now: new Date() }),
      element: <RouteScreen owned={owned} />,
      // Below the layout, so that the frame stays when the first screen arrives.
      HydrateFallback: FirstLoad,
      errorElement: <RouteFailure owned={owned} />,
    }),
  );
  return createBrowserRouter([
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
}
