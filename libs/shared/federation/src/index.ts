export { containerName } from './container.ts';
export { remoteConfig } from './remoteConfig.ts';
export { isShared, type SharedModule, sharedModules } from './sharedModules.ts';
export { shellConfig } from './shellConfig.ts';
