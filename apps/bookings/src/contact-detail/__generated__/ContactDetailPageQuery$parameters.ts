/**
 * @generated SignedSource<<e70a10d398516ae97a8501fa522d3283>>
 * @relayHash 8e44333438630efb313e9c9cd0ecae0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bf10122af4d060d0d9fd66896562b157fd5e951fc704761e5733eaabbf51d62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bf10122af4d060d0d9fd66896562b157fd5e951fc704761e5733eaabbf51d62",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
