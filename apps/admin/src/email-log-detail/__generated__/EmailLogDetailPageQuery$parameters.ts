/**
 * @generated SignedSource<<4339e37171e93964ec7ac8383ee65176>>
 * @relayHash 4de887afe88b3947e4087f2cd1cdc9cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a7959b7c50d3ee3d567709bab60719c11884176f83e339413af31420536772b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogDetailPageQuery } from './EmailLogDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a7959b7c50d3ee3d567709bab60719c11884176f83e339413af31420536772b",
    "metadata": {},
    "name": "EmailLogDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
