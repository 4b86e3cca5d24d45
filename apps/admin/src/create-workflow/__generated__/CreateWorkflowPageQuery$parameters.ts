/**
 * @generated SignedSource<<630129a7dfd4b13f1362e099f9296092>>
 * @relayHash bb02d6cb0c00d883c1b7988a19a43e5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f83847687060837ec442e345cb3071d4e6ffdbbdfd46a47fff9e386b9dfd425

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateWorkflowPageQuery } from './CreateWorkflowPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateWorkflowPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f83847687060837ec442e345cb3071d4e6ffdbbdfd46a47fff9e386b9dfd425",
    "metadata": {},
    "name": "CreateWorkflowPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
