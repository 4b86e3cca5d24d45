/**
 * @generated SignedSource<<4f7f08819e76d1a9e8aa1372931c32ef>>
 * @relayHash 0828d6945ac8e04a44ea72281e2f2219
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78d045c33e95e4744b81a10dd14f1ffb6475458aa523e2d6fc9406d5fc4c447e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78d045c33e95e4744b81a10dd14f1ffb6475458aa523e2d6fc9406d5fc4c447e",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
