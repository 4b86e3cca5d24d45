export { SHELL } from './Candidate.ts';
export type { Changed, ChangeOptions } from './change.ts';
export { KNOWN_ADDRESSES, SHELL_ADDRESSES } from './gate/addresses.ts';
export { ReleaseProblem } from './ReleaseProblem.ts';
export { type KeptRelease, readReleases } from './readReleases.ts';
export { type ReleaseOptions, release, releaseNew } from './release.ts';
export { type ReleasesFile, readReleasesFile } from './releasesFile.ts';
export { type RollbackOptions, rollback } from './rollback.ts';
