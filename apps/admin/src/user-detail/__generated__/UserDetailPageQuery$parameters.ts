/**
 * @generated SignedSource<<016a333b28a30c42b29c350a2617c46e>>
 * @relayHash 01b200e32c6734e8c5f6ac80a4d4bb25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0237159bcb8c139f7f3867c0d580b6ca3b10e53c9b1ae103d5570114307fb95b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserDetailPageQuery } from './UserDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<UserDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0237159bcb8c139f7f3867c0d580b6ca3b10e53c9b1ae103d5570114307fb95b",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
