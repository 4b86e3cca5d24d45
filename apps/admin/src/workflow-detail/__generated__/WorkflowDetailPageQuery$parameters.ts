/**
 * @generated SignedSource<<68b2089170bd6f7dfb77adc0bd2ef804>>
 * @relayHash 01be49b8b2fbb78602f52e77d3a93301
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaa636fb03e7e5576fe1a08d1f3d0c78a3ecec237a52037590ee5cdb93af09e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkflowDetailPageQuery } from './WorkflowDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkflowDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aaa636fb03e7e5576fe1a08d1f3d0c78a3ecec237a52037590ee5cdb93af09e0",
    "metadata": {},
    "name": "WorkflowDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
