/**
 * @generated SignedSource<<dcca80b0e677766b6a31c10ddaf46d81>>
 * @relayHash f1396a577adba9973debcad4a91bbed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a814ac825622f27c7ba29a94fa471cb8705ecd0ff0cfb2fffac3d30c9b56accd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserDetailPageQuery } from './UserDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<UserDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a814ac825622f27c7ba29a94fa471cb8705ecd0ff0cfb2fffac3d30c9b56accd",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
