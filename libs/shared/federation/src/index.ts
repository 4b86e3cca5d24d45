export { remoteConfig } from './remoteConfig.ts';
export type { SharedModule } from './sharedModules.ts';
export { shellConfig } from './shellConfig.ts';
