import './live/subscription.ts';

export { type BackfillProgress, BackfillQueue, ROWS_OF_SLICE } from './backfills/BackfillQueue.ts';
/** @public The test of the columns reads each table of a domain. */
export { backfill } from './backfills/backfill.ts';
/** @public A domain with a new column calls it; between two such changes nobody does. */
export { type Backfill, declaredBackfills, defineBackfill } from './backfills/defineBackfill.ts';
export { renewCopiedKeys, renewSortKeys } from './backfills/renewSortKeys.ts';
export { type CsvColumn, csvOf, pagesOf } from './download/csv.ts';
export { type Download, type DownloadFile, defineDownload, defineFile, downloadNamed } from './download/downloads.ts';
export { escaped } from './download/escaped.ts';
export { defineJob, type JobType, jobNamed, type Progress, type Step, startJob, type Work } from './jobs/defineJob.ts';
export { JobQueue, type JobTimes } from './jobs/JobQueue.ts';
export { Job, type JobRow, type JobStatus, job, jobStatuses } from './jobs/job.ts';
export { WorkLoop, type WorkSource } from './jobs/WorkLoop.ts';
export { type Connection, connectionOf } from './list/connections.ts';
export { cursorValues, encodeCursor } from './list/cursor.ts';
export {
  anyOfFilter,
  booleanFilter,
  dateFilter,
  enumFilter,
  existsFilter,
  type Filter,
  idFilter,
  idFilterWhere,
  inOneOf,
  requiredIdFilter,
  textFilter,
} from './list/filters.ts';
export { addFilters, type List } from './list/list.ts';
export { type ListDefaults, listField, many } from './list/lists.ts';
export { pageOf } from './list/pages.ts';
export { type PagingArguments, pagingBy } from './list/paging.ts';
export { beginsWith, containing, olderWordsOf, wordsOf } from './list/searchText.ts';
export { ChangeFeed } from './live/ChangeFeed.ts';
export { defineNode, implementNode, type NodeType, nodeOfIri } from './nodes/nodes.ts';
export { checkDocument, checkLimits, LIMITS, longText, ownStatements, tooDeep } from './operations/limits.ts';
export { checkVariables } from './operations/variables.ts';
export { loadBatched } from './schema/batches.ts';
export { builder, type ConsoleSchema, type FieldsOf, type SchemaTypes, SortDirection } from './schema/builder.ts';
export type { Change, Changes } from './schema/Change.ts';
export {
  type Clock,
  FEEDBACK_SITE,
  feedbackSite,
  type RequestContext,
  type RequestSession,
  type Viewer,
  viewerOf,
} from './schema/context.ts';
export type { DownloadLink, SignDownload } from './schema/downloadLink.ts';
export {
  badRequest,
  forbiddenChange,
  invalidInput,
  isForReader,
  type Masking,
  maskedError,
  notSignedIn,
  refused,
  staleVersion,
  tooCostly,
  tooManyChanges,
  type Violation,
} from './schema/errors.ts';
export { iriOf, parseIri, requireUlid, toIri, ulidOf } from './schema/ids.ts';
export { startOf } from './schema/instants.ts';
export { Money } from './schema/money.ts';
export { defineRecord, type RecordTable, type RecordType, type RowOf } from './schema/records.ts';
export { loadRow, one } from './schema/relations.ts';
export { administrators, feedbackTakers, type Rule, ruleFor, signedIn, staff } from './schema/rules.ts';
export { bulkField } from './selection/bulkField.ts';
export {
  chosenUlids,
  FROZEN_MS,
  keepSelection,
  type RecordsChosen,
  type Selected,
  selectMatching,
} from './selection/freeze.ts';
export { FrozenSelection, frozenSelection } from './selection/frozenSelection.ts';
export { jobOutcome } from './selection/jobOutcome.ts';
export { defineRecordsFile } from './selection/recordsFile.ts';
export { ChangeLog } from './write/ChangeLog.ts';
export { checkedInput } from './write/checkedInput.ts';
export { defineEffect, followEffect, foresee, onEffect } from './write/effects.ts';
export { type HistoryChanges, history, historyActions, recordHistory } from './write/history.ts';
/** @public The test of the columns reads each table of a domain. */
export { idempotencyKey } from './write/idempotencyKey.ts';
export { enumType, inputArguments } from './write/inputTypes.ts';
export { askAll, defineInquiry, type Inquiry, onInquiry } from './write/inquiries.ts';
export type { LockStrength, RecordInput } from './write/Locks.ts';
export { moveField } from './write/moveField.ts';
export { mutationField } from './write/mutations.ts';
export { refreshes } from './write/refreshes.ts';
export { reserveWrites } from './write/reservedWrites.ts';
export { sanitiseRichText } from './write/richText.ts';
export { beforeCommit, type Changes as RowChanges, type Effect, type SecurityEvent, Writing } from './write/Writing.ts';
