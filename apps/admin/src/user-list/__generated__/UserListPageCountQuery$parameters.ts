/**
 * @generated SignedSource<<32436cf2ca255f6e80b5f1d5d4896703>>
 * @relayHash 947f04e7a81ba1eb7b74f186afc781e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e831f207facfd90be46f221cf15260ffe39f6315da5f833e174943b823392767

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListPageCountQuery } from './UserListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<UserListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e831f207facfd90be46f221cf15260ffe39f6315da5f833e174943b823392767",
    "metadata": {},
    "name": "UserListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
