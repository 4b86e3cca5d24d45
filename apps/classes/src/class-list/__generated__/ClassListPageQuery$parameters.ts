/**
 * @generated SignedSource<<b3d60589d7e6f0cf49abfeadd4dd5051>>
 * @relayHash bb7d11a711e1c46b54391ee1bf1f8c24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e614a71dcf5744217e18cce62f38ce4cd27748013de69cc1a130372c48893d18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassListPageQuery } from './ClassListPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e614a71dcf5744217e18cce62f38ce4cd27748013de69cc1a130372c48893d18",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
