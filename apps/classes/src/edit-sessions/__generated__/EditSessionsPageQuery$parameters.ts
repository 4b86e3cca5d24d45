/**
 * @generated SignedSource<<d7ca4bf82a160a3a6375cb19fa2bd6dc>>
 * @relayHash 0f1469e665cdd99d9451e2162986ab89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dd60747f7f38c934125939f2a76e935f1d84b3d3a097fd8d421715d3d1265b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSessionsPageQuery } from './EditSessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dd60747f7f38c934125939f2a76e935f1d84b3d3a097fd8d421715d3d1265b9",
    "metadata": {},
    "name": "EditSessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
