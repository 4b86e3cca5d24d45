import { defineRemote } from '@console/platform/remote';

export default defineRemote({ name: 'purchasing', title: 'Purchasing', routes: [], slots: [] });
