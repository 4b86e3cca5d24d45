/**
 * @generated SignedSource<<f15b6a501e603b26e8cc76893955c500>>
 * @relayHash f6379572a7047b5ecee7b766fb4aa387
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d508bd817d1fec127896c019c6be5e3e3d0b5b502e0cc923eb009684c826d923

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleDetailPageQuery } from './ScheduleDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d508bd817d1fec127896c019c6be5e3e3d0b5b502e0cc923eb009684c826d923",
    "metadata": {},
    "name": "ScheduleDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
