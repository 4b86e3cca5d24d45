import { trainerDetailPanel } from '@console/classes-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import TrainerClassesCardsQueryParameters from './__generated__/TrainerClassesCardsQuery$parameters.ts';
import TrainerDetailPageQueryParameters from './__generated__/TrainerDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(TrainerDetailPageQueryParameters, ({ params }) => ({ id: iri('trainers', params.id) })),
  deferred: {
    classes: pageQuery(TrainerClassesCardsQueryParameters, ({ params, now }) => ({
      id: iri('trainers', params.id),
      now: now.toISOString(),
    })),
  },
  page: () => import('./TrainerDetailPage.tsx'),
  slots: [openSlot(trainerDetailPanel, ({ params }) => ({ trainer: iri('trainers', params.id) }))],
} satisfies RouteModule;
