/**
 * @generated SignedSource<<d4abc845e6181bf92605566d85b7bca5>>
 * @relayHash 4fe4e5d5337ce0123fa64c40b08a6608
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1242553ae98fc85a6ec0e5b4f67935b674a5d015ea9824555b6cbe3ce9f9c150

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkflowDetailPageQuery } from './WorkflowDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkflowDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1242553ae98fc85a6ec0e5b4f67935b674a5d015ea9824555b6cbe3ce9f9c150",
    "metadata": {},
    "name": "WorkflowDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
