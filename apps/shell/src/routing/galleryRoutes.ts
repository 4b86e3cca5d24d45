import type { RouteObject } from 'react-router';

/** The gallery of the design system at `/design`, in development alone: a production build holds nothing of it. */
export const galleryRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/design',
          lazy: async () => ({ Component: (await import('@console/design-system/gallery')).default }),
        },
      ];
