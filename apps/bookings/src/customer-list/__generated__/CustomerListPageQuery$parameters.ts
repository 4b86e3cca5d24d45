/**
 * @generated SignedSource<<2085259904eced8470ffc7ba48cff6e3>>
 * @relayHash 6f1503426e451e11c8ae9d8937d89a6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c46af901755ed66599b463a1a8c201c0cfa8a68fa5c77ab32b2b29540e550455

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerListPageQuery } from './CustomerListPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c46af901755ed66599b463a1a8c201c0cfa8a68fa5c77ab32b2b29540e550455",
    "metadata": {},
    "name": "CustomerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
