/**
 * @generated SignedSource<<506009d68c04ad1005ce20ea1298d34c>>
 * @relayHash 332ec5bc460a11e45b3977097e1cadcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92ef3db9139dba7d5b500b92fe6d3a479e8ed418035a20ba37824a9d3eed1910

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListPageQuery } from './UserListPageQuery.graphql';

const node: PreloadableConcreteRequest<UserListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92ef3db9139dba7d5b500b92fe6d3a479e8ed418035a20ba37824a9d3eed1910",
    "metadata": {},
    "name": "UserListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
