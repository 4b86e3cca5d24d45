/**
 * @generated SignedSource<<be02082e4b3eac151405f0c200a5f3d9>>
 * @relayHash db0f98d06be8caa779077f8db720b815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b00992a53c75552e53ac2425b1a47cf8da1f318d2d9ffc1a986d7150b9f1f28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageCountQuery } from './EmailLogListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b00992a53c75552e53ac2425b1a47cf8da1f318d2d9ffc1a986d7150b9f1f28",
    "metadata": {},
    "name": "EmailLogListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
