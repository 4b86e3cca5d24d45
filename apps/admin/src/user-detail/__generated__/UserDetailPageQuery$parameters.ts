/**
 * @generated SignedSource<<4a72d12d3f01f59f149c3c76e3ff69a5>>
 * @relayHash dd57640c0dfe929c84cc54b661501a83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f08d4c5baa0d0fded17b76c569b55fbe5e2e003bd2d60e09008c1f8cf0f870f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserDetailPageQuery } from './UserDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<UserDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f08d4c5baa0d0fded17b76c569b55fbe5e2e003bd2d60e09008c1f8cf0f870f",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
