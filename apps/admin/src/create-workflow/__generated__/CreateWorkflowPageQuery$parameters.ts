/**
 * @generated SignedSource<<d70bd6d302386e4c9f2b158d8f508223>>
 * @relayHash d14d11c58e1167e7502c55c4c35ac126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 584894feb3b81c1edc4d54b5ebc28882ad31240b981a25f81f8cef1893aeb31c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateWorkflowPageQuery } from './CreateWorkflowPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateWorkflowPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "584894feb3b81c1edc4d54b5ebc28882ad31240b981a25f81f8cef1893aeb31c",
    "metadata": {},
    "name": "CreateWorkflowPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
