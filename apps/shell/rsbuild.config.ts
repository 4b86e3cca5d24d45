import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellConfig } from '@console/federation';

export default shellConfig({
  dir: import.meta.dirname,
  lazyConsole: './console/index.ts',
  fonts: fileURLToPath(import.meta.resolve('@console/design-system/fonts.css')),
  skeleton: join(import.meta.dirname, 'src/start/skeleton.css'),
});
