/**
 * @generated SignedSource<<2012a12a91220f7e28bbd85e13ac2688>>
 * @relayHash 615d69758449350d6492114fd32499a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb49fe6499904b36b677296fe7a2ae3534efed6ecd70fb4183abb4268293e5fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListPageQuery } from './UserListPageQuery.graphql';

const node: PreloadableConcreteRequest<UserListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb49fe6499904b36b677296fe7a2ae3534efed6ecd70fb4183abb4268293e5fd",
    "metadata": {},
    "name": "UserListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
