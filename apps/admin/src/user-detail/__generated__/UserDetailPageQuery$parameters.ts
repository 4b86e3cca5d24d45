/**
 * @generated SignedSource<<ea43a8e2c080a252443be131dd735850>>
 * @relayHash a8843ac7e84f0b44de57af0557f4ecc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ffe28476126e59ec1f49526a47b6208a41cacd3bfd33b8dbbfe7f113dc44416

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserDetailPageQuery } from './UserDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<UserDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ffe28476126e59ec1f49526a47b6208a41cacd3bfd33b8dbbfe7f113dc44416",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
