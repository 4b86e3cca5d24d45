/**
 * @generated SignedSource<<1dc55b8a1f72781bfafab9eea3ae71c5>>
 * @relayHash b3ff7b2d10857c5453bae991857767d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e1d21b170ccf108667a7148e58b32416cef2d2c2e9f496115267453743144e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateWorkflowPageQuery } from './CreateWorkflowPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateWorkflowPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4e1d21b170ccf108667a7148e58b32416cef2d2c2e9f496115267453743144e",
    "metadata": {},
    "name": "CreateWorkflowPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
