import { answeredOperations } from './answeredOperations.ts';
import type { Check } from './check.ts';
import { circles } from './circles.ts';
import { exactVersions } from './exactVersions.ts';
import { fixedClocks } from './fixedClocks.ts';
import { forbiddenImports } from './forbiddenImports.ts';
import { freshApiReports } from './freshApiReports.ts';
import { freshIcons } from './freshIcons.ts';
import { freshMoves } from './freshMoves.ts';
import { guidePaths } from './guidePaths.ts';
import { idleWaits } from './idleWaits.ts';
import { keptRecords } from './keptRecords.ts';
import { localTimes } from './localTimes.ts';
import { loggedWrites } from './loggedWrites.ts';
import { machinePaths } from './machinePaths.ts';
import { migrationNumbers } from './migrationNumbers.ts';
import { operationNames } from './operationNames.ts';
import { quickPatterns } from './quickPatterns.ts';
import { relayArtifacts } from './relayArtifacts.ts';
import { schemaDrift } from './schemaDrift.ts';
import { tsconfigs } from './tsconfigs.ts';
import { undeclaredDependencies } from './undeclaredDependencies.ts';
import { unusedCode } from './unusedCode.ts';

/** Every check of the workspace. Solve the problems of earlier checks first. */
export const allChecks: Check[] = [
  exactVersions,
  tsconfigs,
  undeclaredDependencies,
  forbiddenImports,
  circles,
  schemaDrift,
  freshMoves,
  freshIcons,
  freshApiReports,
  relayArtifacts,
  answeredOperations,
  operationNames,
  machinePaths,
  migrationNumbers,
  guidePaths,
  idleWaits,
  keptRecords,
  localTimes,
  fixedClocks,
  loggedWrites,
  quickPatterns,
  unusedCode,
];
