/**
 * @generated SignedSource<<16795a4acd6e4bc636005b66d74292e3>>
 * @relayHash cd211273250fb17914ceb2f654af0947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e098492e66e6f7fca8a3f172eab3c9e0af94bf836bf360af9f4367109d673396

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleDetailPageQuery } from './ScheduleDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e098492e66e6f7fca8a3f172eab3c9e0af94bf836bf360af9f4367109d673396",
    "metadata": {},
    "name": "ScheduleDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
