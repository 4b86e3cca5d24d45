/**
 * @generated SignedSource<<88908e41b4c982f85a173ba8fc58a37c>>
 * @relayHash bacae42f0007410de19653163443aa8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581ad13f059f1e44607e543bbf06338f5a760ebe0858ea50b4fe1971924d820e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkflowListPageQuery } from './WorkflowListPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkflowListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "581ad13f059f1e44607e543bbf06338f5a760ebe0858ea50b4fe1971924d820e",
    "metadata": {},
    "name": "WorkflowListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
