import { screenTests } from '@console/testing/vitest';

export default screenTests('shell');
