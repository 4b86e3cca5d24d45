import { defineRemote } from '@console/platform/remote';

export default defineRemote({ name: 'admin', title: 'Administration', routes: [], slots: [] });
