import { remoteConfig } from '@console/federation';

export default remoteConfig({ dir: import.meta.dirname, name: 'purchasing' });
