import { screenTests } from './src/vitestConfig.ts';

export default screenTests('testing');
