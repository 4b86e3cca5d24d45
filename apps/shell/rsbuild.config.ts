import { shellConfig } from '@console/federation';

export default shellConfig({ dir: import.meta.dirname, lazyConsole: './console/index.ts' });
