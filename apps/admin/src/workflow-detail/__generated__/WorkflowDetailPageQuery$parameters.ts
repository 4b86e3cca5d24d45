/**
 * @generated SignedSource<<41e5376889d4b8a8b266e01fa8551e49>>
 * @relayHash b4097201f41b1bfedc633a7b665d1736
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c30b4caaaa45471b643b9bb4c6611fef2aad70f8870e39315ccc703e4e0cb76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkflowDetailPageQuery } from './WorkflowDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkflowDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c30b4caaaa45471b643b9bb4c6611fef2aad70f8870e39315ccc703e4e0cb76",
    "metadata": {},
    "name": "WorkflowDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
