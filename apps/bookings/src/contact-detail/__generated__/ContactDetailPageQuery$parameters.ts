/**
 * @generated SignedSource<<5cbb36cf13b1792b827a546e933b003a>>
 * @relayHash 8bc797c89d7df6aab9c1ddf8c77a763e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a896a8e11b9d7e2ea42a7bc2999f82ed6598e87216023472812e7f75da80920a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a896a8e11b9d7e2ea42a7bc2999f82ed6598e87216023472812e7f75da80920a",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
