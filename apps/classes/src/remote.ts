import { trainingClassDetailPanel } from '@console/classes-contracts';
import { defineRemote, STAFF_ROLES } from '@console/platform/remote';

export default defineRemote({
  name: 'classes',
  title: 'Classes',
  landing: 'classes.list',
  routes: [
    {
      id: 'classes.list',
      path: '/training-class',
      title: 'Classes',
      roles: STAFF_ROLES,
      navigation: { group: 'top', label: 'Classes', weight: 10, icon: 'Presenter', key: 'c' },
    },
    {
      id: 'classes.detail',
      path: '/training-class/:id',
      title: 'Class',
      roles: STAFF_ROLES,
      parent: 'classes.list',
      opens: [trainingClassDetailPanel.name],
      reference: 'class',
    },
  ],
  slots: [],
});
