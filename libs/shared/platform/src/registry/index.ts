export { type Preload, preloadsOf } from './preloads.ts';
export {
  type Registry,
  type RemoteRelease,
  registrySchema,
  remoteReleaseSchema,
  type ShellRelease,
  shellReleaseSchema,
} from './registry.ts';
