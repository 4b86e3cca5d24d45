import { defineRemote } from '@console/platform/remote';

export default defineRemote({ name: 'billing', title: 'Billing', routes: [], slots: [] });
