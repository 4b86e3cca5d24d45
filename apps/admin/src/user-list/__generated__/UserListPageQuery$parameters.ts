/**
 * @generated SignedSource<<6c357a52a07a9a3304f08ee2b9d16d59>>
 * @relayHash ce34d2fe0475eb8799b314dfb57130eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa607f3dbe3a40dac4a8444a88eba1bfb968cb0ca36ac2cdcbcf5f4ed9cd83e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListPageQuery } from './UserListPageQuery.graphql';

const node: PreloadableConcreteRequest<UserListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fa607f3dbe3a40dac4a8444a88eba1bfb968cb0ca36ac2cdcbcf5f4ed9cd83e",
    "metadata": {},
    "name": "UserListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
