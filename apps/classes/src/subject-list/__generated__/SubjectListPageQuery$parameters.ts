/**
 * @generated SignedSource<<6e968338c4450e86202cd044e490b3c8>>
 * @relayHash fa86a4922dbc8bf4f82e9b98501658c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c3404e28200be9f87924e6367022374c70aaa40548e278777981c2e6c8b04b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubjectListPageQuery } from './SubjectListPageQuery.graphql';

const node: PreloadableConcreteRequest<SubjectListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c3404e28200be9f87924e6367022374c70aaa40548e278777981c2e6c8b04b4",
    "metadata": {},
    "name": "SubjectListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
