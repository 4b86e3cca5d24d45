/**
 * @generated SignedSource<<d475872159018e4f544bdb6242b60050>>
 * @relayHash 922136e60894074b26cb7f421261ac42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 699365a733981cb28224d1e759d4d02bc99a1f2833dd8b986939b2c53b6150b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkflowDetailPageQuery } from './WorkflowDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkflowDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "699365a733981cb28224d1e759d4d02bc99a1f2833dd8b986939b2c53b6150b6",
    "metadata": {},
    "name": "WorkflowDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
