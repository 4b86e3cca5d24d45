export { withoutControls, withoutInvisible } from '@console/format';
export { ChangeRecorder } from './ChangeRecorder.ts';
export { columnDrift } from './columnDrift.ts';
export { composeForTests } from './composedApi.ts';
export {
  createTestDatabase,
  createTestDataDir,
  postgresUrlOf,
  testPostgresUrl,
  usualEngine,
} from './createTestDatabase.ts';
export type { DomainCases, IndexCase, Invariant } from './DomainCases.ts';
export { type DeclaredList, declaredLists, printArguments, valuesToTry } from './declaredLists.ts';
export { demoDatabase, LONG_AGO, NOW } from './demoDatabase.ts';
export { type Databases, describeOnEachDatabase, describeWithDatabase } from './describeWithDatabase.ts';
export { withParameters } from './explain.ts';
export { brokenInvariants } from './invariants.ts';
export {
  answerOf,
  type Candidates,
  candidatesOf,
  type Input,
  type MutationCase,
  type MutationEffect,
  type OwnMutation,
  selectionOf,
} from './MutationCase.ts';
export { hasPlan, planOf, readWhole, type Statement } from './planOf.ts';
export {
  disagreements,
  disagreementsWithRefusal,
  type Preview,
  type PreviewLine,
  previewQuery,
} from './preview.ts';
export { processorTime } from './processorTime.ts';
export { publishedType } from './publishedType.ts';
export { sortKeyFunction } from './sortKeyFunction.ts';
export { type PostgresServer, startPostgres } from './startPostgres.ts';
export { type DatabaseProxy, startProxy } from './startProxy.ts';
export { type GraphqlAnswer, PASSWORD, startTestServer, type TestServer } from './startTestServer.ts';
export { writeAs } from './writeAs.ts';
