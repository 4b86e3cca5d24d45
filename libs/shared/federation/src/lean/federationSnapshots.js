/** Manifests and snapshots of remotes. The console's registry has its own form, so the federation runtime reads none. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
