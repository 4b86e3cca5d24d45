/**
 * @generated SignedSource<<f44feb4f1fba344f604d334eb929391d>>
 * @relayHash 556c7fdaf48eee79c9209a9a3ecaa457
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a3c05768815790a05885ce924ed273aa72212b46ed784935bbaec98a2562fc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPrivateItemPageQuery } from './EditPrivateItemPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPrivateItemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a3c05768815790a05885ce924ed273aa72212b46ed784935bbaec98a2562fc2",
    "metadata": {},
    "name": "EditPrivateItemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
