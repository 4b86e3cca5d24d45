/**
 * @generated SignedSource<<b9c78c9ec1188db9978193bdfe65adeb>>
 * @relayHash 1caa776ea1e01f5ea564f427fc536928
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc8cc4be3a51bd37745d3d3baf43c125cb8862189a0b4b8bfe97384e8a3c2b52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useEmailLogCountsQuery } from './useEmailLogCountsQuery.graphql';

const node: PreloadableConcreteRequest<useEmailLogCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc8cc4be3a51bd37745d3d3baf43c125cb8862189a0b4b8bfe97384e8a3c2b52",
    "metadata": {},
    "name": "useEmailLogCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
